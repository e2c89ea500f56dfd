"""Every operation of a service, asked for by what its OpenAPI document alone says.

Usage: python3 document_client.py BASE_URL

Each model of the document becomes a dataclass, as generators of clients make them. An answer must satisfy its
schema, must fit into the classes, and must come out of them unchanged: so no field goes undocumented, and no two
have the same name in Python. Prints the answers as JSON.
"""

import dataclasses
import json
import keyword
import re
import sys
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

from jsonschema import Draft202012Validator, FormatChecker, RefResolver

BASE_URL = sys.argv[1]
METHODS = ("get", "post", "put", "patch", "delete")


def fetch(path, method="GET", body=None, headers=None):
    """Status, media type and text of an answer."""
    headers = {"Accept": "application/json", "Content-Type": "application/json", **(headers or {})}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(BASE_URL + path, data, headers, method=method.upper())) as answer:
            return answer.status, answer.headers.get_content_type(), answer.read().decode()
    except HTTPError as error:
        return error.code, error.headers.get_content_type(), error.read().decode()


def identifier(name):
    """The name of a field in Python."""
    snake = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
    plain = re.sub(r"\W", "_", snake).strip("_")
    return plain + "_" if keyword.iskeyword(plain) else plain


document = json.loads(fetch("/openapi.json")[2])
schemas = document["components"]["schemas"]
MISSING = object()
classes = {
    name: dataclasses.make_dataclass(
        identifier(name).title().replace("_", ""),
        [(identifier(field), object, MISSING) for field in schema.get("properties", {})],
    )
    for name, schema in schemas.items()
}


class Unfit(Exception):
    """A value that its schema says nothing about."""


def resolve(schema):
    """A schema and the name of its model, when it refers to one."""
    name = schema["$ref"].rsplit("/", 1)[1] if "$ref" in schema else None
    return (schemas[name] if name else schema), name


def load(reference, value):
    """The value as an instance of its model."""
    schema, name = resolve(reference)
    for alternative in schema.get("oneOf", schema.get("anyOf", [])):
        try:
            if validator(alternative).is_valid(value):
                return load(alternative, value)
        except Unfit:
            continue
    if isinstance(value, list):
        return [load(schema.get("items", {}), item) for item in value]
    properties = schema.get("properties")
    if not isinstance(value, dict) or properties is None:
        return value
    if value.keys() - properties.keys():
        raise Unfit(f"{name}: {sorted(value.keys() - properties.keys())} are not documented")
    fields = {field: load(properties[field], item) for field, item in value.items()}
    if name is None:
        return fields
    return classes[name](**{identifier(field): item for field, item in fields.items()})


def dump(value):
    """What was loaded, as it came."""
    if isinstance(value, list):
        return [dump(item) for item in value]
    if isinstance(value, dict):
        return {field: dump(item) for field, item in value.items()}
    for name, model in classes.items():
        if type(value) is model:
            fields = [(field, getattr(value, identifier(field))) for field in schemas[name]["properties"]]
            return {field: dump(item) for field, item in fields if item is not MISSING}
    return value


def validator(schema):
    resolver = RefResolver("", document)
    return Draft202012Validator(schema, resolver=resolver, format_checker=FormatChecker())


answers = {}
for path, item in document["paths"].items():
    for method in METHODS:
        if method not in item:
            continue
        operation = item[method]
        parameters = [p for p in operation["parameters"] if p["in"] == "query"]
        query = {p["name"]: p["schema"]["example"] for p in parameters if "example" in p["schema"]}
        body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("example")
        target = path + ("?" + urlencode(query) if query else "")
        status, media, text = fetch(target, method, body)
        schema = operation["responses"][str(status)]["content"][media]["schema"]
        answer = json.loads(text)
        validator(schema).validate(answer)
        assert dump(load(schema, answer)) == answer, path
        answers[operation["operationId"]] = answer

        # And one that is refused.
        status, media, text = fetch(path, method, body, {"Idempotency-Key": "k" * 129})
        refused = operation["responses"][str(status)]["content"][media]["schema"]
        validator(refused).validate(json.loads(text))
        assert (status, json.loads(text)["code"]) == (400, "invalid_idempotency_key"), path

print(json.dumps({"answers": answers, "models": sorted(model.__name__ for model in classes.values())}))

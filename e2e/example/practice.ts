export interface paths {
    "/api/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the MCP server
         * @description The Model Context Protocol over Streamable HTTP, stateless, revisions 2024-11-05 to 2026-07-28, answered as JSON. Methods: initialize, server/discover, ping, tools/list, tools/call, resources/list, resources/templates/list, resources/read. Tools: get_practice_info, list_services, search_faq, get_booking_info, read_site_page. A notification is answered with 202. A batch (revisions up to 2025-03-26) may hold 20 messages, each of which counts for the rate limit. Errors of the protocol come as JSON-RPC errors.
         */
        post: operations["callMcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mcp/server-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the MCP server card
         * @description Who the MCP server is and where it listens, as SEP-2127 has it.
         */
        get: operations["getServerCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read several resources at once
         * @description Runs 1 to 10 reads and gives their results in order. It counts as one request.
         */
        post: operations["runBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/booking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how to book
         * @description Booking is done by people over WhatsApp or phone; there is no booking API.
         */
        get: operations["getBookingInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List or search the FAQ
         * @description All published entries, or those that answer q by deterministic keyword retrieval, best first.
         */
        get: operations["searchFaq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the practice’s profile
         * @description Name, credentials, specialties, address, languages and contact channels.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the services
         * @description All services, or those that match q, best first.
         */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask a question
         * @description Answers with published text, found by deterministic keyword retrieval; nothing is generated. The answer is a stream of server-sent events (start, result for each result, complete) when Accept is text/event-stream, streaming is true or prefer.streaming is true.
         */
        get: operations["ask"];
        put?: never;
        /**
         * Ask a question in a body
         * @description Answers with published text, found by deterministic keyword retrieval; nothing is generated. The answer is a stream of server-sent events (start, result for each result, complete) when Accept is text/event-stream, streaming is true or prefer.streaming is true.
         */
        post: operations["askWithBody"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            /**
             * @description Machine-readable code
             * @enum {string}
             */
            code: "not_found" | "method_not_allowed" | "query_too_long" | "invalid_limit" | "invalid_cursor" | "invalid_json" | "invalid_request" | "invalid_operations" | "unknown_operation" | "invalid_params" | "invalid_idempotency_key" | "payload_too_large" | "not_acceptable" | "rate_limit_exceeded" | "service_unavailable" | "internal_error";
            /**
             * Format: uri
             * @description Where this is documented
             */
            docs?: string;
            /** @description What went wrong, one English sentence */
            error: string;
            /** @description What to do next */
            hint?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    callMcp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Echoed unchanged in the response. Every operation is read-only, so a retry is safe without it. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Repeated in the response; a notification has none */
                    id?: string | number | null;
                    /**
                     * @description Version of JSON-RPC
                     * @enum {string}
                     */
                    jsonrpc: "2.0";
                    /** @description Method of the Model Context Protocol */
                    method: string;
                    /** @description Parameters of the method */
                    params?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description The JSON-RPC response */
            200: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Why there is no result */
                        error?: {
                            /** @description Code of JSON-RPC or of the protocol */
                            code: number;
                            /** @description More about it */
                            data?: unknown;
                            /** @description What went wrong */
                            message: string;
                        };
                        /** @description The id of the request */
                        id: string | number | null;
                        /**
                         * @description Version of JSON-RPC
                         * @enum {string}
                         */
                        jsonrpc: "2.0";
                        /** @description What the method gives */
                        result?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description The message was a notification */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_json`: The body is no JSON in UTF-8, or it is empty. `invalid_idempotency_key`: Idempotency-Key is not 1 to 128 printable ASCII characters */
            400: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Why there is no result */
                        error?: {
                            /** @description Code of JSON-RPC or of the protocol */
                            code: number;
                            /** @description More about it */
                            data?: unknown;
                            /** @description What went wrong */
                            message: string;
                        };
                        /** @description The id of the request */
                        id: string | number | null;
                        /**
                         * @description Version of JSON-RPC
                         * @enum {string}
                         */
                        jsonrpc: "2.0";
                        /** @description What the method gives */
                        result?: {
                            [key: string]: unknown;
                        };
                    } | components["schemas"]["Error"];
                };
            };
            /** @description The Host header names another site, or the Origin header is no origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Why there is no result */
                        error?: {
                            /** @description Code of JSON-RPC or of the protocol */
                            code: number;
                            /** @description More about it */
                            data?: unknown;
                            /** @description What went wrong */
                            message: string;
                        };
                        /** @description The id of the request */
                        id: string | number | null;
                        /**
                         * @description Version of JSON-RPC
                         * @enum {string}
                         */
                        jsonrpc: "2.0";
                        /** @description What the method gives */
                        result?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `payload_too_large`: The body is larger than 64 KiB */
            413: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Why there is no result */
                        error?: {
                            /** @description Code of JSON-RPC or of the protocol */
                            code: number;
                            /** @description More about it */
                            data?: unknown;
                            /** @description What went wrong */
                            message: string;
                        };
                        /** @description The id of the request */
                        id: string | number | null;
                        /**
                         * @description Version of JSON-RPC
                         * @enum {string}
                         */
                        jsonrpc: "2.0";
                        /** @description What the method gives */
                        result?: {
                            [key: string]: unknown;
                        };
                    } | components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests in this minute */
            429: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Why there is no result */
                        error?: {
                            /** @description Code of JSON-RPC or of the protocol */
                            code: number;
                            /** @description More about it */
                            data?: unknown;
                            /** @description What went wrong */
                            message: string;
                        };
                        /** @description The id of the request */
                        id: string | number | null;
                        /**
                         * @description Version of JSON-RPC
                         * @enum {string}
                         */
                        jsonrpc: "2.0";
                        /** @description What the method gives */
                        result?: {
                            [key: string]: unknown;
                        };
                    } | components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; the failure is logged */
            500: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Why there is no result */
                        error?: {
                            /** @description Code of JSON-RPC or of the protocol */
                            code: number;
                            /** @description More about it */
                            data?: unknown;
                            /** @description What went wrong */
                            message: string;
                        };
                        /** @description The id of the request */
                        id: string | number | null;
                        /**
                         * @description Version of JSON-RPC
                         * @enum {string}
                         */
                        jsonrpc: "2.0";
                        /** @description What the method gives */
                        result?: {
                            [key: string]: unknown;
                        };
                    } | components["schemas"]["Error"];
                };
            };
        };
    };
    getServerCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Echoed unchanged in the response. Every operation is read-only, so a retry is safe without it. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card */
            200: {
                headers: {
                    /** @description How long the answer may be kept */
                    "Cache-Control"?: string;
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description Strong validator of the body */
                    ETag?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/mcp-server-card+json": {
                        /**
                         * @description Schema of the card
                         * @enum {string}
                         */
                        $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json";
                        /** @description What the server is for */
                        description: string;
                        /** @description Pictures to show */
                        icons: {
                            /** @description Media type */
                            mimeType: string;
                            /** @description Width and height */
                            sizes: string[];
                            /**
                             * Format: uri
                             * @description Address
                             */
                            src: string;
                        }[];
                        /** @description Unique name: reverse-DNS namespace, slash, name */
                        name: string;
                        /** @description Where to connect */
                        remotes: {
                            /** @description Revisions it speaks */
                            supportedProtocolVersions: string[];
                            /**
                             * @description Transport
                             * @enum {string}
                             */
                            type: "streamable-http";
                            /** @description Endpoint */
                            url: string;
                        }[];
                        /** @description Name to show */
                        title: string;
                        /** @description Version of what the server offers */
                        version: string;
                        /**
                         * Format: uri
                         * @description Documentation
                         */
                        websiteUrl: string;
                    };
                };
            };
            /** @description The client has this already */
            304: {
                headers: {
                    /** @description How long the answer may be kept */
                    "Cache-Control"?: string;
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description Strong validator of the body */
                    ETag?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_idempotency_key`: Idempotency-Key is not 1 to 128 printable ASCII characters */
            400: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests in this minute */
            429: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; the failure is logged */
            500: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    runBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Echoed unchanged in the response. Every operation is read-only, so a retry is safe without it. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Operations, answered in this order */
                    operations: {
                        /**
                         * @description What to read
                         * @enum {string}
                         */
                        op: "profile" | "services" | "faq" | "booking";
                        /** @description q filters services and faq */
                        params?: {
                            q?: string;
                        };
                    }[];
                };
            };
        };
        responses: {
            /** @description One result per operation */
            200: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Number of results */
                        count: number;
                        results: {
                            /** @description What the endpoint would answer, or the Error */
                            data?: {
                                [key: string]: unknown;
                            };
                            /** @description The operation this answers */
                            op: string;
                            /**
                             * @description Whether it succeeded
                             * @enum {string}
                             */
                            status: "ok" | "error";
                        }[];
                    };
                };
            };
            /** @description `invalid_json`: The body is no JSON in UTF-8, or it is empty. `invalid_operations`: operations is no array of 1 to 10 operations. `invalid_idempotency_key`: Idempotency-Key is not 1 to 128 printable ASCII characters */
            400: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 64 KiB */
            413: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests in this minute */
            429: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; the failure is logged */
            500: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getBookingInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Echoed unchanged in the response. Every operation is read-only, so a retry is safe without it. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How to book */
            200: {
                headers: {
                    /** @description How long the answer may be kept */
                    "Cache-Control"?: string;
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description Strong validator of the body */
                    ETag?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description There is no booking system
                         * @enum {string}
                         */
                        bookingSystem: "none";
                        /**
                         * @description All that can be done is to make contact
                         * @enum {string}
                         */
                        capability: "contact-only";
                        /** @description Contact channels, the preferred one first */
                        channels: {
                            /** @description When somebody answers, Hebrew */
                            hours?: string;
                            /** @description What to call it, Hebrew */
                            label: string;
                            /** @description What else one should know, Hebrew */
                            note?: string;
                            /**
                             * @description Kind of channel
                             * @enum {string}
                             */
                            type: "whatsapp" | "phone" | "email";
                            /** @description Link that opens it: https://wa.me/…, tel:…, mailto:… */
                            url: string;
                            /** @description E.164 number or e-mail address */
                            value: string;
                        }[];
                        /** @description Whether the first session is free */
                        freeIntroSession: boolean;
                        /** @description How booking goes, Hebrew */
                        note: string;
                    };
                };
            };
            /** @description The client has this already */
            304: {
                headers: {
                    /** @description How long the answer may be kept */
                    "Cache-Control"?: string;
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description Strong validator of the body */
                    ETag?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_idempotency_key`: Idempotency-Key is not 1 to 128 printable ASCII characters */
            400: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests in this minute */
            429: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; the failure is logged */
            500: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchFaq: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous page, with the same q */
                cursor?: string;
                /** @description Most items on a page; when omitted, all of them */
                limit?: number;
                /** @description A question in natural language, Hebrew or English */
                q?: string;
            };
            header?: {
                /** @description Echoed unchanged in the response. Every operation is read-only, so a retry is safe without it. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries */
            200: {
                headers: {
                    /** @description How long the answer may be kept */
                    "Cache-Control"?: string;
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description Strong validator of the body */
                    ETag?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Items on this page */
                        count: number;
                        /** @description The entries of this page, best match first when there is a q */
                        faq: {
                            /** @description The published answer, verbatim, Hebrew */
                            answer: string;
                            /** @description Group of the FAQ it belongs to */
                            category?: string;
                            /** @description Stable identifier */
                            id: string;
                            /** @description The question, Hebrew */
                            question: string;
                            /**
                             * Format: uri
                             * @description Where the entry stands on the site
                             */
                            url?: string;
                        }[];
                        /** @description Cursor of the next page; null on the last */
                        nextCursor: string | null;
                        /** @description The q as received; empty when there was none */
                        query: string;
                        /** @description Matching items on all pages */
                        total: number;
                    };
                };
            };
            /** @description The client has this already */
            304: {
                headers: {
                    /** @description How long the answer may be kept */
                    "Cache-Control"?: string;
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description Strong validator of the body */
                    ETag?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `query_too_long`: The question is longer than 2,000 characters. `invalid_limit`: limit is no whole number from 1 to 50. `invalid_cursor`: The cursor does not belong to this list and q. `invalid_request`: A field of the request has a wrong type. `invalid_idempotency_key`: Idempotency-Key is not 1 to 128 printable ASCII characters */
            400: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests in this minute */
            429: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; the failure is logged */
            500: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Echoed unchanged in the response. Every operation is read-only, so a retry is safe without it. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    /** @description How long the answer may be kept */
                    "Cache-Control"?: string;
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description Strong validator of the body */
                    ETag?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The clinic, with the names of a schema.org PostalAddress */
                        address?: {
                            /** @description Country, ISO 3166-1 alpha-2 */
                            addressCountry: string;
                            /** @description City */
                            addressLocality: string;
                            /** @description District */
                            addressRegion: string;
                            /** @description How to get there, Hebrew */
                            directions: string;
                            /** @description Position */
                            geo: {
                                /** @description Degrees north */
                                latitude: number;
                                /** @description Degrees east */
                                longitude: number;
                            };
                            /** @description Postal code */
                            postalCode: string;
                            /** @description Street and house */
                            streetAddress: string;
                        };
                        /** @description Where clients may be, Hebrew */
                        areaServed?: string;
                        /** @description Languages sessions are held in, BCP 47 */
                        availableLanguage?: string[];
                        /** @description How to reach the practice */
                        contact?: {
                            /** @description E-mail address */
                            email: string;
                            /** @description Regular opening hours */
                            hours: {
                                /** @description Closing time, 24-hour clock, local time */
                                closes: string;
                                /** @description Weekdays these hours hold for */
                                days: ("Sunday" | "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday")[];
                                /** @description Opening time, 24-hour clock, local time */
                                opens: string;
                            }[];
                            /** @description Telephone, E.164 */
                            phone: string;
                            /** @description How soon a message is answered, Hebrew */
                            responseTime: string;
                            /** @description WhatsApp number, E.164 */
                            whatsapp: string;
                            /**
                             * Format: uri
                             * @description Link that opens a WhatsApp chat
                             */
                            whatsappUrl: string;
                        };
                        /** @description Academic degree */
                        credentials?: string;
                        /** @description What the practice is, Hebrew */
                        description?: string;
                        /** @description Profession of the therapist, Hebrew */
                        jobTitle?: string;
                        /** @description Specialties, Hebrew */
                        knowsAbout?: string[];
                        /** @description Language of the content, BCP 47 */
                        language?: string;
                        /** @description Pages for people and doors for programs */
                        links?: {
                            /** Format: uri */
                            ask: string;
                            /** Format: uri */
                            booking: string;
                            /** Format: uri */
                            docs: string;
                            /** Format: uri */
                            faq: string;
                            /** Format: uri */
                            llms: string;
                            /** Format: uri */
                            mcp: string;
                            /** Format: uri */
                            openapi: string;
                            /** Format: uri */
                            services: string;
                            /** Format: uri */
                            website: string;
                        };
                        /** @description Name of the practice, Hebrew */
                        name?: string;
                        /**
                         * Format: uri
                         * @description Home page
                         */
                        url?: string;
                    };
                };
            };
            /** @description The client has this already */
            304: {
                headers: {
                    /** @description How long the answer may be kept */
                    "Cache-Control"?: string;
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description Strong validator of the body */
                    ETag?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `invalid_idempotency_key`: Idempotency-Key is not 1 to 128 printable ASCII characters */
            400: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests in this minute */
            429: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; the failure is logged */
            500: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listServices: {
        parameters: {
            query?: {
                /** @description nextCursor of the previous page, with the same q */
                cursor?: string;
                /** @description Most items on a page; when omitted, all of them */
                limit?: number;
                /** @description Keywords matched against names and descriptions, Hebrew or English */
                q?: string;
            };
            header?: {
                /** @description Echoed unchanged in the response. Every operation is read-only, so a retry is safe without it. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services */
            200: {
                headers: {
                    /** @description How long the answer may be kept */
                    "Cache-Control"?: string;
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description Strong validator of the body */
                    ETag?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Items on this page */
                        count: number;
                        /** @description Cursor of the next page; null on the last */
                        nextCursor: string | null;
                        /** @description The services of this page */
                        services: {
                            /** @description Summary, Hebrew */
                            description?: string;
                            /** @description Length of a session in minutes */
                            durationMinutes?: number;
                            /** @description Stable identifier */
                            id: string;
                            /** @description Name, Hebrew */
                            name: string;
                            /** @description Total price of a session; 0 is free */
                            price?: number;
                            /** @description Currency of the price, ISO 4217 */
                            priceCurrency?: string;
                            /**
                             * Format: uri
                             * @description Page of the service
                             */
                            url?: string;
                        }[];
                        /** @description Matching items on all pages */
                        total: number;
                    };
                };
            };
            /** @description The client has this already */
            304: {
                headers: {
                    /** @description How long the answer may be kept */
                    "Cache-Control"?: string;
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description Strong validator of the body */
                    ETag?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `query_too_long`: The question is longer than 2,000 characters. `invalid_limit`: limit is no whole number from 1 to 50. `invalid_cursor`: The cursor does not belong to this list and q. `invalid_request`: A field of the request has a wrong type. `invalid_idempotency_key`: Idempotency-Key is not 1 to 128 printable ASCII characters */
            400: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests in this minute */
            429: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; the failure is logged */
            500: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    ask: {
        parameters: {
            query?: {
                /** @description The question, Hebrew or English */
                query?: string;
                /** @description Whether to answer as server-sent events */
                streaming?: "true" | "1" | "false" | "0" | "";
            };
            header?: {
                /** @description Echoed unchanged in the response. Every operation is read-only, so a retry is safe without it. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _meta: {
                            /**
                             * @description Kind of answer
                             * @enum {string}
                             */
                            response_type: "nlws";
                            /** @description Version of the NLWeb specification */
                            version: string;
                        };
                        /** @enum {string} */
                        "@context": "https://schema.org";
                        /** @description Text that stands verbatim on a published page, Hebrew */
                        answer: string;
                        /** @description The question as received; empty when there was none */
                        query: string;
                        /** @description Entries that answer, best first */
                        results: {
                            /** @description Stable identifier of the thing */
                            "@id": string;
                            /**
                             * @description schema.org type
                             * @enum {string}
                             */
                            "@type": "Question" | "Service";
                            /** @description The published answer or summary, verbatim, Hebrew */
                            description: string;
                            /** @description The question, or the name of the service, Hebrew */
                            name: string;
                            /** @description The complete schema.org object */
                            schema_object: {
                                [key: string]: unknown;
                            };
                            /** @description How well it answers, on one fixed scale */
                            score: number;
                            /** @description Host of the site it comes from */
                            site: string;
                            /**
                             * Format: uri
                             * @description Where it stands on the site
                             */
                            url: string;
                        }[];
                    };
                    "text/event-stream": string;
                };
            };
            /** @description `query_too_long`: The question is longer than 2,000 characters. `invalid_request`: A field of the request has a wrong type. `invalid_idempotency_key`: Idempotency-Key is not 1 to 128 printable ASCII characters */
            400: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests in this minute */
            429: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; the failure is logged */
            500: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askWithBody: {
        parameters: {
            query?: {
                /** @description Whether to answer as server-sent events */
                streaming?: "true" | "1" | "false" | "0" | "";
            };
            header?: {
                /** @description Echoed unchanged in the response. Every operation is read-only, so a retry is safe without it. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description How to answer */
                    prefer?: ({
                        /** @description Whether to answer as server-sent events */
                        streaming?: boolean | null;
                    } & {
                        [key: string]: unknown;
                    }) | null;
                    /** @description The question, Hebrew or English */
                    query?: string | {
                        text?: string;
                    };
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        _meta: {
                            /**
                             * @description Kind of answer
                             * @enum {string}
                             */
                            response_type: "nlws";
                            /** @description Version of the NLWeb specification */
                            version: string;
                        };
                        /** @enum {string} */
                        "@context": "https://schema.org";
                        /** @description Text that stands verbatim on a published page, Hebrew */
                        answer: string;
                        /** @description The question as received; empty when there was none */
                        query: string;
                        /** @description Entries that answer, best first */
                        results: {
                            /** @description Stable identifier of the thing */
                            "@id": string;
                            /**
                             * @description schema.org type
                             * @enum {string}
                             */
                            "@type": "Question" | "Service";
                            /** @description The published answer or summary, verbatim, Hebrew */
                            description: string;
                            /** @description The question, or the name of the service, Hebrew */
                            name: string;
                            /** @description The complete schema.org object */
                            schema_object: {
                                [key: string]: unknown;
                            };
                            /** @description How well it answers, on one fixed scale */
                            score: number;
                            /** @description Host of the site it comes from */
                            site: string;
                            /**
                             * Format: uri
                             * @description Where it stands on the site
                             */
                            url: string;
                        }[];
                    };
                    "text/event-stream": string;
                };
            };
            /** @description `query_too_long`: The question is longer than 2,000 characters. `invalid_request`: A field of the request has a wrong type. `invalid_json`: The body is no JSON in UTF-8, or it is empty. `invalid_idempotency_key`: Idempotency-Key is not 1 to 128 printable ASCII characters */
            400: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 64 KiB */
            413: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests in this minute */
            429: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; the failure is logged */
            500: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description The state of the window, as in draft-ietf-httpapi-ratelimit-headers */
                    RateLimit?: string;
                    /** @description Requests allowed in a window */
                    "RateLimit-Limit"?: number;
                    /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
                    "RateLimit-Policy"?: string;
                    /** @description Requests left in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description When this version goes away (RFC 8594); absent while it is current */
                    Sunset?: string;
                    /** @description Major version of the API */
                    "X-API-Version"?: string;
                    /** @description Mirror of RateLimit-Limit */
                    "X-RateLimit-Limit"?: number;
                    /** @description Mirror of RateLimit-Remaining */
                    "X-RateLimit-Remaining"?: number;
                    /** @description Mirror of RateLimit-Reset */
                    "X-RateLimit-Reset"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}

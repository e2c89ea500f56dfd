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
         * @description The Model Context Protocol over Streamable HTTP, stateless, revisions 2024-11-05 to 2026-07-28, answered as JSON. Methods: initialize and ping (before 2026-07-28), server/discover (since then), tools/list, tools/call, resources/list, resources/templates/list, resources/read. A notification is answered with 202. subscriptions/listen (since 2026-07-28) is acknowledged in an event stream that ends at once, since nothing changes while the server runs. A batch (revisions up to 2025-03-26) may hold 20 messages, each of which counts for the rate limit; it is a list of messages, and its answer a list of responses. Errors of the protocol come as JSON-RPC errors.
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
         * @description Runs 1 to 10 reads and gives their results in order. It counts as one request. A mistake in an operation affects only its own result, which is then an error: `unknown_operation`, `invalid_params` or `query_too_long`.
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
         * Find out how to book
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
         * @description All published entries, or those that answer q, best first, found by a deterministic search. For a keyword, every entry that contains it follows those that answer it.
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
         * @description Answers with published text, found by a deterministic search that learned from examples of how people ask; nothing is generated. The answer is a stream of server-sent events (start, result for each result, complete) when Accept is text/event-stream, streaming is true or prefer.streaming is true.
         */
        get: operations["ask"];
        put?: never;
        /**
         * Ask a question in a body
         * @description Answers with published text, found by a deterministic search that learned from examples of how people ask; nothing is generated. The answer is a stream of server-sent events (start, result for each result, complete) when Accept is text/event-stream, streaming is true or prefer.streaming is true. The question goes in the body; a `query` in the address is ignored.
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
        /** @description Data of the event `complete`, which comes last */
        AskCompleteEvent: {
            _meta: components["schemas"]["AskMeta"];
            /** @description Text that stands verbatim on a published page, Hebrew: usually the description of the first result; when a question speaks of danger it may be that of a situation on /emergency, and without results it says whom to ask */
            answer: string;
            /** @description Number of results */
            count: number;
            /**
             * @description Kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            message_type: "complete";
            /** @description The question as received; empty when there was none */
            query: string;
        };
        /** @description What kind of answer it is */
        AskMeta: {
            /**
             * @description Kind of answer
             * @enum {string}
             */
            response_type: "nlws";
            /** @description Version of the NLWeb specification */
            version: string;
        };
        /** @description A question. Other fields, among them mode, site, prev, context and meta of NLWeb, are accepted and ignored. */
        AskRequest: {
            /** @description How to answer */
            prefer?: ({
                /** @description Whether to answer as server-sent events */
                streaming?: boolean | null;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description The question, Hebrew or English: text, or the object of the NLWeb specification. Without one, the answer says what can be asked. */
            query?: string | {
                /** @description The question */
                text?: string | null;
            } | null;
        } & {
            [key: string]: unknown;
        };
        /** @description An entry that answers the question */
        AskResult: {
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
            schema_object: components["schemas"]["SchemaOrgQuestion"] | components["schemas"]["SchemaOrgService"];
            /** @description How well it answers, on one fixed scale */
            score: number;
            /** @description Host of the site it comes from */
            site: string;
            /**
             * Format: uri
             * @description Where it stands on the site
             */
            url: string;
        };
        /** @description Data of an event `result`, one for each result */
        AskResultEvent: {
            /** @description Place among the results, from 0 */
            index: number;
            item: components["schemas"]["AskResult"];
            /**
             * @description Kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            message_type: "result";
        };
        /** @description Data of the event `start`, which comes first */
        AskStartEvent: {
            _meta: components["schemas"]["AskMeta"];
            /**
             * @description Kind of event (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            message_type: "start";
            /** @description The question as received; empty when there was none */
            query: string;
        };
        /** @description One read of a batch */
        BatchOperation: {
            /**
             * @description What to read
             * @enum {string}
             */
            op: "profile" | "services" | "faq" | "booking";
            /** @description Parameters of the read */
            params?: {
                /** @description The same as q of the endpoint; profile and booking ignore it */
                q?: string;
            };
        };
        /** @description Several reads in one request */
        BatchRequest: {
            /** @description Operations, answered in this order */
            operations: components["schemas"]["BatchOperation"][];
        };
        /** @description What came of a batch */
        BatchResult: {
            /** @description Number of results */
            count: number;
            /** @description One result per operation, in the same order */
            results: components["schemas"]["BatchResultItem"][];
        };
        /** @description What came of one read */
        BatchResultItem: {
            /** @description With ok, what the endpoint of the operation answers; with error, the Error */
            data?: components["schemas"]["Error"] | components["schemas"]["ServiceList"] | components["schemas"]["FaqList"] | components["schemas"]["BookingInfo"] | components["schemas"]["Profile"];
            /** @description The operation this answers, as it was sent */
            op: string;
            /**
             * @description Whether it succeeded
             * @enum {string}
             */
            status: "ok" | "error";
        };
        /** @description A way to reach the people who book */
        BookingChannel: {
            /** @description When somebody answers, Hebrew */
            hours?: string;
            /** @description What to call it, Hebrew */
            label: string;
            /** @description Anything else worth knowing, Hebrew */
            note?: string;
            /**
             * @description Kind of channel
             * @enum {string}
             */
            type: "whatsapp" | "phone" | "email";
            /** @description Link that opens it */
            url: string;
            /** @description International number (E.164), name or address */
            value: string;
        };
        /** @description How to book: by people, over WhatsApp or phone */
        BookingInfo: {
            /**
             * @description There is no booking system
             * @enum {string}
             */
            bookingSystem: "none";
            /**
             * @description Says only how to make contact
             * @enum {string}
             */
            capability: "contact-only";
            /** @description Contact channels, the preferred one first */
            channels: components["schemas"]["BookingChannel"][];
            /** @description Whether the first session is free */
            freeIntroSession: boolean;
            /** @description How booking works, Hebrew */
            note: string;
            /** @description Present when new clients have to wait for a first session */
            waitingList?: {
                /** @description The day from which there is room, ISO 8601; absent while nobody knows */
                from?: string;
                /** @description Ids of the people of the profile who have one, where not all of them do */
                people?: string[];
            };
        };
        /** @description What every error says */
        Error: {
            /**
             * @description Machine-readable code
             * @enum {string}
             */
            code: "not_found" | "method_not_allowed" | "query_too_long" | "invalid_limit" | "invalid_cursor" | "invalid_json" | "invalid_request" | "invalid_operations" | "unknown_operation" | "invalid_params" | "invalid_idempotency_key" | "payload_too_large" | "unsupported_media_type" | "not_acceptable" | "rate_limit_exceeded" | "service_unavailable" | "internal_error";
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
        /** @description A question and its published answer */
        FaqEntry: {
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
        };
        /** @description A page of FAQ entries */
        FaqList: {
            /** @description Items on this page */
            count: number;
            /** @description The entries of this page, best match first when there is a q */
            faq: components["schemas"]["FaqEntry"][];
            /** @description Cursor of the next page; null on the last */
            nextCursor: string | null;
            /** @description The q as received; empty when there was none */
            query: string;
            /** @description Matching items on all pages */
            total: number;
        };
        /** @description The answer to a message; to a batch of messages, a list of answers */
        McpAnswer: components["schemas"]["McpResponse"] | components["schemas"]["McpResponse"][];
        /** @description A message to the MCP server, JSON-RPC 2.0 */
        McpRequest: {
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
        /** @description The answer of the MCP server, JSON-RPC 2.0: a result or an error */
        McpResponse: {
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
        /** @description The answer to a question */
        NlwebResponse: {
            _meta: components["schemas"]["AskMeta"];
            /**
             * @description Vocabulary of the results
             * @enum {string}
             */
            "@context": "https://schema.org";
            /** @description Text that stands verbatim on a published page, Hebrew: usually the description of the first result; when a question speaks of danger it may be that of a situation on /emergency, and without results it says whom to ask */
            answer: string;
            /** @description The question as received; empty when there was none */
            query: string;
            /** @description Entries that answer, best first */
            results: components["schemas"]["AskResult"][];
        };
        /** @description What a service costs: https://schema.org/Offer */
        Offer: {
            /**
             * @description schema.org type
             * @enum {string}
             */
            "@type": "Offer";
            /** @description What is offered, Hebrew */
            name: string;
            /** @description Total price; 0 is free */
            price: number;
            /** @description Currency of the price, ISO 4217 */
            priceCurrency: string;
            /**
             * Format: uri
             * @description Page of the service
             */
            url: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Hours in which the practice is open */
        OpeningHours: {
            /** @description Closing time, 24-hour clock, local time; midnight is 00:00 */
            closes: string;
            /** @description Weekdays these hours hold for */
            days: ("Sunday" | "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday")[];
            /** @description Opening time, 24-hour clock, local time */
            opens: string;
        };
        /** @description The practice’s public identity */
        Profile: {
            /** @description Where the practice is, with the names of a schema.org PostalAddress */
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
                geo?: {
                    /** @description Degrees north */
                    latitude: number;
                    /** @description Degrees east */
                    longitude: number;
                };
                /** @description Postal code */
                postalCode?: string;
                /** @description Street and house number */
                streetAddress: string;
            };
            /** @description Whom it is for, by age */
            ages?: {
                /** @description The youngest, in years */
                from?: number;
                /** @description The oldest, in years */
                to?: number;
            };
            /** @description Where clients may be, Hebrew */
            areaServed?: string;
            /** @description Languages sessions are held in, BCP 47 */
            availableLanguage?: string[];
            /** @description How to reach the practice */
            contact?: {
                /** @description E-mail address */
                email?: string;
                /** @description Regular opening hours */
                hours: components["schemas"]["OpeningHours"][];
                /** @description Telephone, E.164 */
                phone?: string;
                /** @description How soon a message is answered, Hebrew */
                responseTime: string;
                /** @description WhatsApp number, E.164 */
                whatsapp?: string;
                /**
                 * Format: uri
                 * @description Link that opens a WhatsApp chat
                 */
                whatsappUrl?: string;
            };
            /** @description Academic degree */
            credentials?: string;
            /** @description What the practice is, Hebrew */
            description?: string;
            /** @description Present when people are visited at home */
            homeVisits?: {
                /** @description Where people are visited, Hebrew */
                area: string;
                /** @description The same in English */
                english: string;
            };
            /** @description Profession of the person, Hebrew */
            jobTitle?: string;
            /** @description Specialties, Hebrew */
            knowsAbout?: string[];
            /** @description Language of the content, BCP 47 */
            language?: string;
            /** @description Pages for people and endpoints for programs */
            links?: {
                /**
                 * Format: uri
                 * @description The endpoint for questions in natural language
                 */
                ask: string;
                /**
                 * Format: uri
                 * @description Page on how to book
                 */
                booking: string;
                /**
                 * Format: uri
                 * @description Guide for developers
                 */
                docs: string;
                /**
                 * Format: uri
                 * @description Page with questions and answers
                 */
                faq: string;
                /**
                 * Format: uri
                 * @description The llms.txt
                 */
                llms: string;
                /**
                 * Format: uri
                 * @description The MCP endpoint
                 */
                mcp: string;
                /**
                 * Format: uri
                 * @description The OpenAPI document
                 */
                openapi: string;
                /**
                 * Format: uri
                 * @description Page with the services
                 */
                services: string;
                /**
                 * Format: uri
                 * @description Home page
                 */
                website: string;
            };
            /** @description Name of the practice, Hebrew */
            name?: string;
            /** @description The people who work here, when there are several */
            people?: {
                /** @description Academic degree */
                credentials?: string;
                /** @description The same in English */
                english: {
                    /** @description Profession, or what they do here */
                    jobTitle: string;
                    /** @description Name */
                    name: string;
                };
                /** @description Stable identifier */
                id: string;
                /**
                 * Format: uri
                 * @description Portrait
                 */
                image?: string;
                /** @description Profession, or what they do here, Hebrew */
                jobTitle: string;
                /** @description Languages they speak with clients, ISO 639 */
                languages: string[];
                /** @description Name, Hebrew */
                name: string;
                /** @description Their entry in a professional register */
                registration?: {
                    /** @description Who keeps the register, Hebrew */
                    authority: string;
                    /** @description Number in the register */
                    number: string;
                    /**
                     * Format: uri
                     * @description Where the register can be searched
                     */
                    url: string;
                };
            }[];
            /**
             * Format: uri
             * @description Home page
             */
            url?: string;
        };
        /** @description A question: https://schema.org/Question */
        SchemaOrgQuestion: {
            /**
             * @description Vocabulary of the names
             * @enum {string}
             */
            "@context": "https://schema.org";
            /** @description Stable identifier of the thing */
            "@id": string;
            /**
             * @description schema.org type (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            "@type": "Question";
            /** @description The answer: https://schema.org/Answer */
            acceptedAnswer: {
                /**
                 * @description schema.org type
                 * @enum {string}
                 */
                "@type": "Answer";
                /** @description The published answer, verbatim, Hebrew */
                text: string;
                /**
                 * Format: uri
                 * @description Where it stands on the site
                 */
                url: string;
            } & {
                [key: string]: unknown;
            };
            /** @description The question, Hebrew */
            name: string;
            /**
             * Format: uri
             * @description Where it stands on the site
             */
            url: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A service: https://schema.org/Service */
        SchemaOrgService: {
            /**
             * @description Vocabulary of the names
             * @enum {string}
             */
            "@context": "https://schema.org";
            /** @description Stable identifier of the thing */
            "@id": string;
            /**
             * @description schema.org type (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            "@type": "Service";
            /** @description Where clients may be, Hebrew */
            areaServed: string;
            /** @description Summary, Hebrew */
            description: string;
            /** @description There where it can be had in several ways: https://schema.org/OfferCatalog */
            hasOfferCatalog?: {
                /**
                 * @description schema.org type
                 * @enum {string}
                 */
                "@type": "OfferCatalog";
                /** @description Every way to have it, that of offers first */
                itemListElement: components["schemas"]["Offer"][];
            } & {
                [key: string]: unknown;
            };
            /** @description Name of the service, Hebrew */
            name: string;
            offers?: components["schemas"]["Offer"];
            /** @description The practice, by its identifier */
            provider: {
                /** @description Stable identifier of the thing */
                "@id": string;
            } & {
                [key: string]: unknown;
            };
            /** @description Kind of service, Hebrew */
            serviceType: string;
            /**
             * Format: uri
             * @description Page of the service
             */
            url: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The MCP server card of SEP-2127 */
        ServerCard: {
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
        /** @description A service that the practice offers */
        Service: {
            /** @description Summary, Hebrew */
            description?: string;
            /** @description Length of a session in minutes */
            durationMinutes?: number;
            /** @description Stable identifier */
            id: string;
            /** @description Name, Hebrew */
            name: string;
            /** @description Every way to have it; price and durationMinutes are those of the first */
            offers?: components["schemas"]["ServiceOffer"][];
            /** @description Total price of a session; 0 is free */
            price?: number;
            /** @description Currency of the price, ISO 4217 */
            priceCurrency?: string;
            /**
             * Format: uri
             * @description Page of the service
             */
            url?: string;
        };
        /** @description A page of services */
        ServiceList: {
            /** @description Items on this page */
            count: number;
            /** @description Cursor of the next page; null on the last */
            nextCursor: string | null;
            /** @description The services of this page, best first when there is a q */
            services: components["schemas"]["Service"][];
            /** @description Matching items on all pages */
            total: number;
        };
        /** @description A way to have a service, and what it costs */
        ServiceOffer: {
            /** @description Length of a session in minutes */
            durationMinutes: number;
            /** @description Stable identifier */
            id: string;
            /** @description What is offered, Hebrew */
            name: string;
            /** @description Where it can be had: at the clinic, at the client’s home, by video */
            places?: ("clinic" | "home" | "video")[];
            /** @description Total price; 0 is free */
            price: number;
            /** @description Currency of the price, ISO 4217 */
            priceCurrency: string;
            /** @description Of a series: how many sessions it is */
            sessions?: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description How long the answer may be kept */
        "Cache-Control": string;
        /** @description When this version was deprecated (RFC 9745); absent while it is current */
        Deprecation: string;
        /** @description The Idempotency-Key of the request, unchanged */
        "Idempotency-Key": string;
        /** @description For a deprecated version, the policy and the successor (RFC 8288); absent while it is current */
        Link: string;
        /** @description State of the window, as in draft-ietf-httpapi-ratelimit-headers */
        RateLimit: string;
        /** @description Requests allowed in a window */
        "RateLimit-Limit": number;
        /** @description The policy, as in draft-ietf-httpapi-ratelimit-headers */
        "RateLimit-Policy": string;
        /** @description Requests left in this window */
        "RateLimit-Remaining": number;
        /** @description Seconds until the window ends */
        "RateLimit-Reset": number;
        /** @description Seconds to wait */
        "Retry-After": number;
        /** @description When this version goes away (RFC 8594); absent while it is current */
        Sunset: string;
        /** @description Major version of the API */
        "X-API-Version": string;
        /** @description Mirror of RateLimit-Limit */
        "X-RateLimit-Limit": number;
        /** @description Mirror of RateLimit-Remaining */
        "X-RateLimit-Remaining": number;
        /** @description Mirror of RateLimit-Reset */
        "X-RateLimit-Reset": number;
    };
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
                "application/json": components["schemas"]["McpRequest"] | components["schemas"]["McpRequest"][];
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
                    /** @description For a deprecated version, the policy and the successor (RFC 8288); absent while it is current */
                    Link?: string;
                    /** @description State of the window, as in draft-ietf-httpapi-ratelimit-headers */
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
                    "application/json": components["schemas"]["McpAnswer"];
                    "text/event-stream": string;
                };
            };
            /** @description The message was a notification */
            202: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description For a deprecated version, the policy and the successor (RFC 8288); absent while it is current */
                    Link?: string;
                    /** @description State of the window, as in draft-ietf-httpapi-ratelimit-headers */
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
            /** @description `invalid_json`: The body is not JSON in UTF-8, or it is empty. `invalid_idempotency_key`: Idempotency-Key is not 1 to 128 printable ASCII characters. `invalid_request`: A field of the request has a wrong type, or its address is not encoded as UTF-8 */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpResponse"] | components["schemas"]["Error"];
                };
            };
            /** @description The Host header names another site, or the Origin header is not an origin */
            403: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description For a deprecated version, the policy and the successor (RFC 8288); absent while it is current */
                    Link?: string;
                    /** @description State of the window, as in draft-ietf-httpapi-ratelimit-headers */
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
                    "application/json": components["schemas"]["McpResponse"];
                };
            };
            /** @description `not_found`: No such path */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpResponse"] | components["schemas"]["Error"];
                };
            };
            /** @description `method_not_allowed`: The path exists but not with this method */
            405: {
                headers: {
                    /** @description Methods that the path accepts */
                    Allow?: string;
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid_request`: The request did not arrive in time */
            408: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 64 KiB */
            413: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpResponse"] | components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body has a Content-Encoding */
            415: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpResponse"] | components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests in this minute */
            429: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `query_too_long`: The address is longer than 64 KiB, or the header fields than 16 KiB */
            431: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; the failure is logged */
            500: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpResponse"] | components["schemas"]["Error"];
                };
            };
            /** @description `service_unavailable`: Too many requests are waiting, or the proxy cannot reach the service */
            503: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The message was not answered in time */
            504: {
                headers: {
                    /** @description When this version was deprecated (RFC 9745); absent while it is current */
                    Deprecation?: string;
                    /** @description The Idempotency-Key of the request, unchanged */
                    "Idempotency-Key"?: string;
                    /** @description For a deprecated version, the policy and the successor (RFC 8288); absent while it is current */
                    Link?: string;
                    /** @description State of the window, as in draft-ietf-httpapi-ratelimit-headers */
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
                    "application/json": components["schemas"]["McpResponse"];
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
                /** @description The ETag of the answer that the client has; while it is current, the answer is 304 */
                "If-None-Match"?: string;
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
                    /** @description For a deprecated version, the policy and the successor (RFC 8288); absent while it is current */
                    Link?: string;
                    /** @description State of the window, as in draft-ietf-httpapi-ratelimit-headers */
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
                    "application/mcp-server-card+json": components["schemas"]["ServerCard"];
                };
            };
            /** @description The client already has this, as its If-None-Match says */
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
                    /** @description For a deprecated version, the policy and the successor (RFC 8288); absent while it is current */
                    Link?: string;
                    /** @description State of the window, as in draft-ietf-httpapi-ratelimit-headers */
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
            /** @description `invalid_idempotency_key`: Idempotency-Key is not 1 to 128 printable ASCII characters. `invalid_request`: A field of the request has a wrong type, or its address is not encoded as UTF-8 */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: No such path */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `method_not_allowed`: The path exists but not with this method */
            405: {
                headers: {
                    /** @description Methods that the path accepts */
                    Allow?: string;
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid_request`: The request did not arrive in time */
            408: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests in this minute */
            429: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `query_too_long`: The address is longer than 64 KiB, or the header fields than 16 KiB */
            431: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; the failure is logged */
            500: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `service_unavailable`: Too many requests are waiting, or the proxy cannot reach the service */
            503: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-API-Version": components["headers"]["X-API-Version"];
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
                "application/json": components["schemas"]["BatchRequest"];
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
                    /** @description For a deprecated version, the policy and the successor (RFC 8288); absent while it is current */
                    Link?: string;
                    /** @description State of the window, as in draft-ietf-httpapi-ratelimit-headers */
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
                    "application/json": components["schemas"]["BatchResult"];
                };
            };
            /** @description `invalid_json`: The body is not JSON in UTF-8, or it is empty. `invalid_operations`: operations is not an array of 1 to 10 operations. `invalid_idempotency_key`: Idempotency-Key is not 1 to 128 printable ASCII characters. `invalid_request`: A field of the request has a wrong type, or its address is not encoded as UTF-8 */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: No such path */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `method_not_allowed`: The path exists but not with this method */
            405: {
                headers: {
                    /** @description Methods that the path accepts */
                    Allow?: string;
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid_request`: The request did not arrive in time */
            408: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 64 KiB */
            413: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body has a Content-Encoding */
            415: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests in this minute */
            429: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `query_too_long`: The address is longer than 64 KiB, or the header fields than 16 KiB */
            431: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; the failure is logged */
            500: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `service_unavailable`: Too many requests are waiting, or the proxy cannot reach the service */
            503: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-API-Version": components["headers"]["X-API-Version"];
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
                /** @description The ETag of the answer that the client has; while it is current, the answer is 304 */
                "If-None-Match"?: string;
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
                    /** @description For a deprecated version, the policy and the successor (RFC 8288); absent while it is current */
                    Link?: string;
                    /** @description State of the window, as in draft-ietf-httpapi-ratelimit-headers */
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
                    "application/json": components["schemas"]["BookingInfo"];
                };
            };
            /** @description The client already has this, as its If-None-Match says */
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
                    /** @description For a deprecated version, the policy and the successor (RFC 8288); absent while it is current */
                    Link?: string;
                    /** @description State of the window, as in draft-ietf-httpapi-ratelimit-headers */
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
            /** @description `invalid_idempotency_key`: Idempotency-Key is not 1 to 128 printable ASCII characters. `invalid_request`: A field of the request has a wrong type, or its address is not encoded as UTF-8 */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: No such path */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `method_not_allowed`: The path exists but not with this method */
            405: {
                headers: {
                    /** @description Methods that the path accepts */
                    Allow?: string;
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid_request`: The request did not arrive in time */
            408: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests in this minute */
            429: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `query_too_long`: The address is longer than 64 KiB, or the header fields than 16 KiB */
            431: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; the failure is logged */
            500: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `service_unavailable`: Too many requests are waiting, or the proxy cannot reach the service */
            503: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-API-Version": components["headers"]["X-API-Version"];
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
                /** @description nextCursor of the previous page, with the same q. May be given once; repeated: `invalid_cursor` */
                cursor?: string;
                /** @description Maximum number of items on a page; all of them when omitted. May be given once; repeated: `invalid_limit` */
                limit?: number;
                /** @description A question in natural language, Hebrew or English. May be given once; repeated: `invalid_request` */
                q?: string;
            };
            header?: {
                /** @description Echoed unchanged in the response. Every operation is read-only, so a retry is safe without it. */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the client has; while it is current, the answer is 304 */
                "If-None-Match"?: string;
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
                    /** @description For a deprecated version, the policy and the successor (RFC 8288); absent while it is current */
                    Link?: string;
                    /** @description State of the window, as in draft-ietf-httpapi-ratelimit-headers */
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
                    "application/json": components["schemas"]["FaqList"];
                };
            };
            /** @description The client already has this, as its If-None-Match says */
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
                    /** @description For a deprecated version, the policy and the successor (RFC 8288); absent while it is current */
                    Link?: string;
                    /** @description State of the window, as in draft-ietf-httpapi-ratelimit-headers */
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
            /** @description `query_too_long`: The question is longer than 2,000 characters. `invalid_limit`: limit is not a whole number from 1 to 50. `invalid_cursor`: The cursor does not belong to this list and q, or the entry it stood at is gone. `invalid_idempotency_key`: Idempotency-Key is not 1 to 128 printable ASCII characters. `invalid_request`: A field of the request has a wrong type, or its address is not encoded as UTF-8 */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: No such path */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `method_not_allowed`: The path exists but not with this method */
            405: {
                headers: {
                    /** @description Methods that the path accepts */
                    Allow?: string;
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid_request`: The request did not arrive in time */
            408: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests in this minute */
            429: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `query_too_long`: The address is longer than 64 KiB, or the header fields than 16 KiB */
            431: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; the failure is logged */
            500: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `service_unavailable`: Too many requests are waiting, or the proxy cannot reach the service */
            503: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-API-Version": components["headers"]["X-API-Version"];
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
                /** @description The ETag of the answer that the client has; while it is current, the answer is 304 */
                "If-None-Match"?: string;
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
                    /** @description For a deprecated version, the policy and the successor (RFC 8288); absent while it is current */
                    Link?: string;
                    /** @description State of the window, as in draft-ietf-httpapi-ratelimit-headers */
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
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description The client already has this, as its If-None-Match says */
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
                    /** @description For a deprecated version, the policy and the successor (RFC 8288); absent while it is current */
                    Link?: string;
                    /** @description State of the window, as in draft-ietf-httpapi-ratelimit-headers */
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
            /** @description `invalid_idempotency_key`: Idempotency-Key is not 1 to 128 printable ASCII characters. `invalid_request`: A field of the request has a wrong type, or its address is not encoded as UTF-8 */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: No such path */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `method_not_allowed`: The path exists but not with this method */
            405: {
                headers: {
                    /** @description Methods that the path accepts */
                    Allow?: string;
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid_request`: The request did not arrive in time */
            408: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests in this minute */
            429: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `query_too_long`: The address is longer than 64 KiB, or the header fields than 16 KiB */
            431: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; the failure is logged */
            500: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `service_unavailable`: Too many requests are waiting, or the proxy cannot reach the service */
            503: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-API-Version": components["headers"]["X-API-Version"];
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
                /** @description nextCursor of the previous page, with the same q. May be given once; repeated: `invalid_cursor` */
                cursor?: string;
                /** @description Maximum number of items on a page; all of them when omitted. May be given once; repeated: `invalid_limit` */
                limit?: number;
                /** @description Keywords matched against names and descriptions, Hebrew or English. May be given once; repeated: `invalid_request` */
                q?: string;
            };
            header?: {
                /** @description Echoed unchanged in the response. Every operation is read-only, so a retry is safe without it. */
                "Idempotency-Key"?: string;
                /** @description The ETag of the answer that the client has; while it is current, the answer is 304 */
                "If-None-Match"?: string;
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
                    /** @description For a deprecated version, the policy and the successor (RFC 8288); absent while it is current */
                    Link?: string;
                    /** @description State of the window, as in draft-ietf-httpapi-ratelimit-headers */
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
                    "application/json": components["schemas"]["ServiceList"];
                };
            };
            /** @description The client already has this, as its If-None-Match says */
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
                    /** @description For a deprecated version, the policy and the successor (RFC 8288); absent while it is current */
                    Link?: string;
                    /** @description State of the window, as in draft-ietf-httpapi-ratelimit-headers */
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
            /** @description `query_too_long`: The question is longer than 2,000 characters. `invalid_limit`: limit is not a whole number from 1 to 50. `invalid_cursor`: The cursor does not belong to this list and q, or the entry it stood at is gone. `invalid_idempotency_key`: Idempotency-Key is not 1 to 128 printable ASCII characters. `invalid_request`: A field of the request has a wrong type, or its address is not encoded as UTF-8 */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: No such path */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `method_not_allowed`: The path exists but not with this method */
            405: {
                headers: {
                    /** @description Methods that the path accepts */
                    Allow?: string;
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid_request`: The request did not arrive in time */
            408: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests in this minute */
            429: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `query_too_long`: The address is longer than 64 KiB, or the header fields than 16 KiB */
            431: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; the failure is logged */
            500: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `service_unavailable`: Too many requests are waiting, or the proxy cannot reach the service */
            503: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-API-Version": components["headers"]["X-API-Version"];
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
                /** @description The question, Hebrew or English. May be given once; repeated: `invalid_request` */
                query?: string;
                /** @description Whether to answer as server-sent events. Upper or lower case; `1` and `0` are accepted too, and an empty value counts as none. May be given once; repeated: `invalid_request` */
                streaming?: boolean;
            };
            header?: {
                /** @description Echoed unchanged in the response. Every operation is read-only, so a retry is safe without it. */
                "Idempotency-Key"?: string;
                /** @description The id of the last event of a stream that arrived; the stream continues after it */
                "Last-Event-ID"?: string;
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
                    "application/json": components["schemas"]["NlwebResponse"];
                    "text/event-stream": string;
                };
            };
            /** @description `query_too_long`: The question is longer than 2,000 characters. `invalid_idempotency_key`: Idempotency-Key is not 1 to 128 printable ASCII characters. `invalid_request`: A field of the request has a wrong type, or its address is not encoded as UTF-8 */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: No such path */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `method_not_allowed`: The path exists but not with this method */
            405: {
                headers: {
                    /** @description Methods that the path accepts */
                    Allow?: string;
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid_request`: The request did not arrive in time */
            408: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests in this minute */
            429: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `query_too_long`: The address is longer than 64 KiB, or the header fields than 16 KiB */
            431: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; the failure is logged */
            500: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `service_unavailable`: Too many requests are waiting, or the proxy cannot reach the service */
            503: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-API-Version": components["headers"]["X-API-Version"];
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
                /** @description Whether to answer as server-sent events. Upper or lower case; `1` and `0` are accepted too, and an empty value counts as none. May be given once; repeated: `invalid_request` */
                streaming?: boolean;
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
                "application/json": components["schemas"]["AskRequest"];
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
                    "application/json": components["schemas"]["NlwebResponse"];
                    "text/event-stream": string;
                };
            };
            /** @description `query_too_long`: The question is longer than 2,000 characters. `invalid_json`: The body is not JSON in UTF-8, or it is empty. `invalid_idempotency_key`: Idempotency-Key is not 1 to 128 printable ASCII characters. `invalid_request`: A field of the request has a wrong type, or its address is not encoded as UTF-8 */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: No such path */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `method_not_allowed`: The path exists but not with this method */
            405: {
                headers: {
                    /** @description Methods that the path accepts */
                    Allow?: string;
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid_request`: The request did not arrive in time */
            408: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 64 KiB */
            413: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unsupported_media_type`: The body has a Content-Encoding */
            415: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limit_exceeded`: Too many requests in this minute */
            429: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `query_too_long`: The address is longer than 64 KiB, or the header fields than 16 KiB */
            431: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: The service failed; the failure is logged */
            500: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Deprecation: components["headers"]["Deprecation"];
                    "Idempotency-Key": components["headers"]["Idempotency-Key"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Sunset: components["headers"]["Sunset"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `service_unavailable`: Too many requests are waiting, or the proxy cannot reach the service */
            503: {
                headers: {
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-API-Version": components["headers"]["X-API-Version"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}

// Generated from enquiries.openapi.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/contactUs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record an enquiry.
         * @description An answer with `success: true` means that the enquiry is stored durably: it survives a crash of the service
         *     directly after the answer. Repeating a call with the same `Idempotency-Key` and the same body gives the first
         *     answer again and stores nothing twice.
         */
        post: operations["contactUs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sendEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the mails of an enquiry that contactUs accepted, without waiting for the grace period.
         * @description One mail goes to the agency and one confirmation to the visitor. Only an enquiry that `contactUs` accepted is
         *     mailed, so the call is no open relay; the confirmation repeats nothing that the visitor wrote, and a service may
         *     withhold it from an address that has had several. The enquiry is found by its `Idempotency-Key` when that is
         *     known, and otherwise by its six fields. Repeating the call, or making it after the grace period, gives the first
         *     answer again and mails nothing twice.
         */
        post: operations["sendEmail"];
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
        /**
         * @description 1 to 128 letters, digits, dots, underscores, colons or hyphens.
         * @example 0198b2f4-6a54-7c3e-9d1b-3f0a5c7e2b91
         */
        IdempotencyKey: string;
        /**
         * @description What a visitor fills in. Each property's `title` is the form's label, and `x-wanted` completes the sentence
         *     '<label> must be …' with which the service refuses a bad value.
         */
        EnquiryRequest: {
            /**
             * Full Name
             * @description The visitor's name, in any script.
             * @example Asha Verma
             */
            name: string;
            /**
             * Email
             * @description Where the confirmation goes. The pattern is that of the HTML standard's `<input type="email">`, so what a
             *     browser accepts is accepted here; 254 is the longest address that SMTP can carry (RFC 5321).
             * @example asha.verma@brightkites.example
             */
            email: string;
            /**
             * Contact number
             * @description The visitor's phone number, digits only.
             * @example 5550123456
             */
            contact: string;
            /**
             * Company Name
             * @description The company the visitor writes for, in any script.
             * @example Bright Kites
             */
            companyName: string;
            /** Service */
            service: components["schemas"]["ServiceOption"];
            /**
             * Here's something more to add
             * @description Anything the visitor wants to add; empty when the form's message is optional and left out.
             * @example We open our second shop in June.
             */
            message: string;
        };
        /**
         * @description The service asked about, by the name the form shows; the placeholder 'Select' is not a service.
         * @example Paid Ads
         * @enum {string}
         */
        ServiceOption: "Social Media Management (SMM)" | "Search Engine Optimisation (SEO)" | "Public Relation (PR)" | "Paid Ads" | "Website Design and Developments" | "Creative Design" | "Content Solutions" | "Influencer Marketing" | "Film & Photography";
        /**
         * @description Names the enquiry to people, on the phone or in a mail. The reference service writes eight characters of
         *     Crockford's base32, which has no I, L, O or U to be misread.
         * @example TAW-7K3M9QXZ
         */
        Reference: string;
        /**
         * @description The home page goes on when `success` is true; the contact page goes on when `success` is true or `status` is
         *     truthy (CALL-4). A service that sends both gives both the same value.
         */
        ContactAnswer: {
            /** @description Whether the enquiry was accepted. Read by the home page and the contact page. */
            success: boolean;
            /** @description The same, under the name that the contact page also reads. */
            status?: boolean;
            /** @description A plain sentence, shown to the visitor in a dialog as it stands. */
            message: string;
            reference?: components["schemas"]["Reference"];
        };
        /** @description The page goes to /thankyou when `success` is true or missing; `data` is logged and not otherwise read. */
        MailAnswer: {
            /** @description Whether the mails were accepted for delivery. */
            success: boolean;
            /** @description A plain sentence on what happened. */
            message: string;
            data: components["schemas"]["MailReceipt"];
        };
        /** @description The mails that an enquiry caused. */
        MailReceipt: {
            reference: components["schemas"]["Reference"];
            /** @description One entry a mail, in the order in which they were queued. */
            mails: {
                /**
                 * @description The recipient, without the address.
                 * @enum {string}
                 */
                recipient: "agency" | "visitor";
                /**
                 * @description `queued`: stored for delivery and retried until taken; `sent`: taken by a mail server. The reference
                 *     service answers before it delivers, hence always with `queued`.
                 * @enum {string}
                 */
                state: "queued" | "sent";
            }[];
        };
        /** @description One invalid field, with a message for the visitor. */
        FieldError: {
            /** @description The property's name in the body; `body` when the body as a whole is invalid. */
            field: string;
            /** @description A sentence that calls the field by the form's label and says what is wanted. */
            message: string;
        };
        /** @description A problem document (RFC 9457). */
        Problem: {
            /**
             * Format: uri-reference
             * @description Names the kind of problem; `about:blank` when the status alone says it.
             */
            type: string;
            /** @description The kind of problem in a few words; the same for every problem of one type. */
            title: string;
            /** @description The HTTP status of the answer, repeated. */
            status: number;
            /** @description What went wrong this time and what to do about it. */
            detail: string;
            /** @description The invalid fields; present when the type is `invalid-fields`. */
            errors?: components["schemas"]["FieldError"][];
        };
    };
    responses: {
        /** @description The body is not JSON, or the `Idempotency-Key` header does not have the form described. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description `sendEmail`: no accepted enquiry has these fields. `contactUs`: a service may answer so while the first call
         *     with the same `Idempotency-Key` is still being worked on.
         */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has more bytes than the service reads. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not declared as `application/json`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field is not as described (`errors` names each), or the `Idempotency-Key` was used before with another body. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This address has made too many calls; `Retry-After` says when to try again. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service failed; the response reveals no internals. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service cannot store enquiries at the moment, or is shutting down. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Names one submission of one form, so that a repeated call is recognised. The page derives the key from its draft
         *     and the values: both calls, a retry and a reload of the tab send the same key while the values are the same.
         *     Without a key every `contactUs` call is a new enquiry.
         */
        IdempotencyKey: components["schemas"]["IdempotencyKey"];
    };
    requestBodies: {
        /** @description The six fields of the form, always all six; an optional message left out is an empty string. */
        Enquiry: {
            content: {
                "application/json": components["schemas"]["EnquiryRequest"];
            };
        };
    };
    headers: {
        /**
         * @description Seconds to wait before trying again (RFC 9110).
         * @example 30
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    contactUs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one submission of one form, so that a repeated call is recognised. The page derives the key from its draft
                 *     and the values: both calls, a retry and a reload of the tab send the same key while the values are the same.
                 *     Without a key every `contactUs` call is a new enquiry.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Enquiry"];
        responses: {
            /** @description The service has decided; `success` says how, and `message` is shown to the visitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one submission of one form, so that a repeated call is recognised. The page derives the key from its draft
                 *     and the values: both calls, a retry and a reload of the tab send the same key while the values are the same.
                 *     Without a key every `contactUs` call is a new enquiry.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Enquiry"];
        responses: {
            /** @description The mails are accepted for delivery, or the service says why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}

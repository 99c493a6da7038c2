import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import {
	answerHeaders,
	headerComponents,
	problemHeaders,
	requestHeaders,
} from './openapi-headers.ts';
import { type ProblemCode, problemSchema, problemStatuses } from './problem.ts';

type Method = 'get' | 'post';
type Json = { readonly [key: string]: unknown };

interface ObjectSchema {
	readonly properties: Readonly<Record<string, Json>>;
	readonly required?: readonly string[];
}

const commonProblems: readonly ProblemCode[] = [
	'invalid_parameter',
	'key_missing',
	'scope_missing',
	'rate_limited',
	'overloaded',
];

/** OpenAPI 3.1 of these endpoints, from the schemas that check them. */
export function openApiDocument(endpoints: readonly Endpoint[], version: string): Json {
	const paths = endpoints.flatMap((endpoint) =>
		endpoint.paths.map((path) => [path, pathItem(endpoint, path)] as const),
	);
	return {
		openapi: '3.1.0',
		info: {
			title: 'Plumbline',
			version,
			description:
				'Tells people whether a page is right for search. Every path except the one for many pages accepts both GET and POST.',
		},
		security: [{ bearer: [] }, { header: [] }, { parameter: [] }],
		paths: Object.fromEntries(paths),
		components: {
			schemas: { Problem: jsonSchema(problemSchema, 'output') },
			headers: headerComponents,
			securitySchemes,
		},
	};
}

/** One JSON value per line. */
const ndjson = 'application/x-ndjson';

const securitySchemes = {
	bearer: { type: 'http', scheme: 'bearer' },
	header: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
	parameter: { type: 'apiKey', in: 'query', name: 'api_key' },
};

function pathItem(endpoint: Endpoint, path: string): Json {
	const isFirst = path === endpoint.paths[0];
	const operation = (method: Method) => ({
		operationId: `${endpoint.name}${method === 'get' ? 'ByGet' : ''}${isFirst ? '' : 'Unversioned'}`,
		summary: endpoint.summary,
		description: endpoint.description,
		responses: responses(endpoint, method),
	});
	if (endpoint.lines) return { post: { ...operation('post'), requestBody: linesBody(endpoint) } };
	// The schema of every other input is an object.
	const input = jsonSchema(endpoint.input, 'input') as unknown as ObjectSchema;
	return {
		get: {
			...operation('get'),
			parameters: [...parameters(endpoint, input), ...requestHeaders(endpoint, 'get')],
		},
		post: {
			...operation('post'),
			parameters: requestHeaders(endpoint, 'post'),
			requestBody: requestBody(endpoint, input),
		},
	};
}

function parameters(endpoint: Endpoint, { properties, required = [] }: ObjectSchema): Json[] {
	const examples = new Map(Object.entries(endpoint.example ?? {}));
	return Object.entries(properties).map(([name, { description, ...schema }]) => ({
		name,
		in: 'query',
		required: required.includes(name),
		description,
		schema,
		...(examples.has(name) && { example: examples.get(name) }),
	}));
}

function requestBody(endpoint: Endpoint, schema: ObjectSchema): Json {
	const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
	const content = Object.fromEntries(
		types.map((type) => [type, { schema, example: endpoint.example }]),
	);
	const html = endpoint.takesHtml && { 'text/html': { schema: { type: 'string' } } };
	return { required: true, content: { ...content, ...html } };
}

function linesBody({ input, example }: Endpoint): Json {
	const schema = jsonSchema(input, 'input');
	return { required: true, content: { [ndjson]: { schema, example } } };
}

function responses(endpoint: Endpoint, method: Method): Json {
	const codes = [...commonProblems, ...endpoint.problems];
	const statuses = Map.groupBy(codes, (code) => problemStatuses[code]);
	const problems = [...statuses].map(([status, names]) => [
		status,
		problemResponse(names.join(', '), problemHeaders(status)),
	]);
	const type = endpoint.lines ? ndjson : 'application/json';
	const content = { [type]: { schema: jsonSchema(endpoint.output, 'output') } };
	const headers = answerHeaders(endpoint, isPaged(endpoint));
	const isTagged = endpoint.kind === 'read' && method === 'get';
	return {
		200: { description: endpoint.summary, headers, content },
		...(isTagged && {
			304: { description: 'Unchanged since the ETag in If-None-Match.', headers },
		}),
		...Object.fromEntries(problems),
		default: problemResponse('An error that any call can return.', problemHeaders()),
	};
}

function isPaged({ input, lines }: Endpoint): boolean {
	// The schema of every other input is an object.
	return !lines && 'offset' in (jsonSchema(input, 'input') as unknown as ObjectSchema).properties;
}

function problemResponse(description: string, headers: Json): Json {
	const schema = { $ref: '#/components/schemas/Problem' };
	return { description, headers, content: { 'application/problem+json': { schema } } };
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
	return rest;
}

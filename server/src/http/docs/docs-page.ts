import { escapeHtml } from '@plumbline/core';
import {
	type Endpoint,
	type ProblemCode,
	problemCodes,
	problemStatuses,
	type SampleAnswers,
} from '@plumbline/core/api';
import { problemTitle } from '../problems/problem-body.ts';
import { type ReadableSchema, typeText } from './type-text.ts';

interface Parameter {
	readonly name: string;
	readonly in: string;
	readonly required: boolean;
	readonly description: string;
	readonly schema: ReadableSchema;
}

interface Operation {
	readonly tags: readonly string[];
	readonly parameters?: readonly Parameter[];
	readonly responses: {
		readonly 200: {
			readonly content: Readonly<Record<string, { readonly schema: ReadableSchema }>>;
		};
	};
}

/** The part of the OpenAPI document that people read. */
export interface ReadableDocument {
	readonly paths: Readonly<
		Record<string, { readonly get?: Operation; readonly post: Operation } | undefined>
	>;
	readonly components: {
		readonly headers: Readonly<Record<string, { readonly description: string }>>;
		readonly schemas: Readonly<Record<string, ReadableSchema>>;
	};
}

/** The whole API on one self-contained page: no script, no other host. */
export function docsPage(
	endpoints: readonly Endpoint[],
	document: ReadableDocument,
	samples: SampleAnswers,
): string {
	const { headers, schemas } = document.components;
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Plumbline: HTTP API</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Plumbline: HTTP API</h1>
<p>Every endpoint except the one for many pages accepts GET and POST with the same parameters: in the query, as a form, as multipart or as JSON. The machine-readable description is <a href="/openapi.json">openapi.json</a>.</p>
<p>Each call needs an API key: as <code>Authorization: Bearer …</code>, as <code>X-API-Key</code>, or as the parameter <code>api_key</code>. <code>plumbline key create</code> creates one. In the sample calls, <code>PLUMBLINE_URL</code> is the address of this server.</p>
<nav><ul>${endpoints.map(navigation).join('')}</ul></nav>
${endpoints.map((endpoint) => `<h2 id="${endpoint.name}">${escapeHtml(endpoint.summary)}</h2>\n${endpointBody(endpoint, document, samples)}`).join('\n')}
<h2>Response headers</h2>
${headerTable(headers)}
<h2>Problems</h2>
${problemTable()}
<h2>Schemas</h2>
<p>The objects of requests and answers. Fields that may be missing are marked as optional.</p>
${Object.entries(schemas)
	.map(([name, schema]) => `<h3 id="${name}">${name}</h3>\n${schemaBody(schema)}`)
	.join('\n')}
</main>
</body>
</html>
`;
}

function navigation({ name, summary }: Endpoint): string {
	return `<li><a href="#${name}">${escapeHtml(summary)}</a></li>`;
}

/** The description of an endpoint for people who call it, as HTML without a heading. */
export function endpointBody(
	endpoint: Endpoint,
	{ paths }: ReadableDocument,
	samples: SampleAnswers,
): string {
	const [path, ...others] = endpoint.paths;
	const operation = paths[path];
	const parameters = operation?.get?.parameters?.filter((one) => one.in === 'query') ?? [];
	const also = others.map((other) => ` Also at <code>${escapeHtml(other)}</code>.`).join('');
	const [answer] = Object.values(operation?.post.responses[200].content ?? {});
	const names = ['parameter', '', 'type or allowed values', 'default', 'meaning'];
	return `<p><code>${escapeHtml(path)}</code></p>
<p>${escapeHtml(endpoint.description)}${also} Needs the scope <code>${endpoint.scope}</code>.</p>
${parameters.length === 0 ? '' : table(names, parameters.map(parameterRow))}
<p>Answer: ${answer ? typeText(answer.schema) : ''}.</p>
<details><summary>Sample call and its answer</summary>
<pre>${escapeHtml(sampleCall(endpoint))}</pre>
<pre>${escapeHtml(JSON.stringify(samples[endpoint.name], null, 2))}</pre>
</details>`;
}

function parameterRow({ name, required, description, schema }: Parameter): string[] {
	const absent = schema.default === undefined ? '' : code(String(schema.default));
	return [
		code(name),
		required ? 'required' : 'optional',
		typeText(schema),
		absent,
		escapeHtml(description),
	];
}

/** The fields of an object, as HTML without a heading. */
export function schemaBody(schema: ReadableSchema): string {
	const { description = '', properties = {}, required = [] } = schema;
	const rows = Object.entries(properties).map(([field, one]) => [
		code(field),
		required.includes(field) ? '' : 'optional',
		typeText(one),
		escapeHtml(one.description ?? ''),
		one.examples ? code(JSON.stringify(one.examples[0])) : '',
	]);
	return `<p>${escapeHtml(description)}</p>
${table(['field', '', 'type or values', 'meaning', 'example'], rows)}`;
}

/** The headers of answers, as HTML. */
export const headerTable = (headers: ReadableDocument['components']['headers']): string =>
	table(['header', 'meaning'], Object.entries(headers).map(headerRow));

/** The codes of errors, as HTML. */
export const problemTable = (): string =>
	`<p>Errors are <code>application/problem+json</code> with one of these codes.</p>
<table><tr><th>code</th><th>status</th><th>meaning</th></tr>${problemCodes.map(problemRow).join('')}</table>`;

function table(names: readonly string[], rows: readonly (readonly string[])[]): string {
	const head = names.map((name) => `<th>${name}</th>`).join('');
	const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
	return `<div class="wide"><table><tr>${head}</tr>${body.join('')}</table></div>`;
}

function headerRow([name, { description }]: [string, { readonly description: string }]): string[] {
	return [code(name), escapeHtml(description)];
}

function problemRow(problem: ProblemCode): string {
	return `<tr id="${problem}"><td>${code(problem)}</td><td>${problemStatuses[problem]}</td><td>${problemTitle(problem)}</td></tr>`;
}

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

const style = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; color: light-dark(#1d2126, #e6e8eb); background: light-dark(#fff, #16181b) }
main { max-inline-size: 64rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { font-size: 1.5rem }
h2 { font-size: 1.125rem; margin-block-start: 2.5rem }
h3 { font-size: 1rem; margin-block-start: 2rem }
code, pre { font-size: .875em; overflow-wrap: anywhere }
pre { padding: .75rem; overflow-x: auto; white-space: pre-wrap; background: light-dark(#f4f5f7, #1f2226) }
.wide { overflow-x: auto }
table { border-collapse: collapse; inline-size: 100% }
th, td { text-align: start; vertical-align: top; padding: .375rem .75rem .375rem 0; border-block-end: 1px solid light-dark(#e3e6ea, #2c3036) }
:target { outline: 2px solid light-dark(#0b62d6, #79b0ff) }
a { color: light-dark(#0b62d6, #79b0ff) }
`;

/** A command that calls the endpoint with its example. */
function sampleCall({ example, lines, paths }: Endpoint): string {
	const type = lines ? 'application/x-ndjson' : 'application/json';
	return [
		`curl "$PLUMBLINE_URL${paths[0]}"`,
		`-H "Authorization: Bearer $PLUMBLINE_API_KEY"`,
		`-H "Content-Type: ${type}"`,
		// In a shell, a quoted text ends at the next quote.
		`-d '${JSON.stringify(example).replaceAll("'", "'\\''")}'`,
	].join(' \\\n  ');
}

import {
	type Endpoint,
	type ProblemCode,
	problemCodes,
	problemStatuses,
} from '@plumbline/core/api';
import { problemTitle } from '../problems/problem-body.ts';

interface Parameter {
	readonly name: string;
	readonly required: boolean;
	readonly description: string;
	readonly schema: { readonly enum?: readonly string[] };
}

/** The part of the OpenAPI document that people read. */
export interface ReadableDocument {
	readonly paths: Readonly<
		Record<string, { readonly get?: { readonly parameters: readonly Parameter[] } }>
	>;
	readonly components: {
		readonly headers: Readonly<Record<string, { readonly description: string }>>;
	};
}

/** The whole API on one self-contained page: no script, no other host. */
export function docsPage(endpoints: readonly Endpoint[], document: ReadableDocument): string {
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
<p>Each call needs an API key: as <code>Authorization: Bearer …</code>, as <code>X-API-Key</code>, or as the parameter <code>api_key</code>. <code>plumbline key create</code> creates one.</p>
${endpoints.map((endpoint) => section(endpoint, document)).join('\n')}
<h2>Response headers</h2>
<table><tr><th>header</th><th>meaning</th></tr>${Object.entries(document.components.headers).map(headerRow).join('')}</table>
<h2>Problems</h2>
<p>Errors are <code>application/problem+json</code> with one of these codes.</p>
<table><tr><th>code</th><th>status</th><th>meaning</th></tr>${problemCodes.map(problemRow).join('')}</table>
</main>
</body>
</html>
`;
}

function section(endpoint: Endpoint, { paths }: ReadableDocument): string {
	const [path, ...others] = endpoint.paths;
	const parameters = paths[path]?.get?.parameters ?? [];
	const also = others.map((other) => ` Also at <code>${escapeHtml(other)}</code>.`).join('');
	return `<h2>${escapeHtml(endpoint.summary)}</h2>
<p><code>${escapeHtml(path)}</code></p>
<p>${escapeHtml(endpoint.description)}${also} Needs the scope <code>${endpoint.scope}</code>.</p>
${parameters.length === 0 ? '' : parameterTable(parameters)}`;
}

function parameterTable(parameters: readonly Parameter[]): string {
	return `<table><tr><th>parameter</th><th></th><th>meaning</th></tr>${parameters.map(row).join('')}</table>`;
}

function row({ name, required, description }: Parameter): string {
	const need = required ? 'required' : 'optional';
	return `<tr><td><code>${escapeHtml(name)}</code></td><td>${need}</td><td>${escapeHtml(description)}</td></tr>`;
}

function headerRow([name, { description }]: [string, { readonly description: string }]): string {
	return `<tr><td><code>${name}</code></td><td>${escapeHtml(description)}</td></tr>`;
}

function problemRow(code: ProblemCode): string {
	return `<tr id="${code}"><td><code>${code}</code></td><td>${problemStatuses[code]}</td><td>${problemTitle(code)}</td></tr>`;
}

function escapeHtml(text: string): string {
	return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const style = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; color: light-dark(#1d2126, #e6e8eb); background: light-dark(#fff, #16181b) }
main { max-inline-size: 50rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { font-size: 1.5rem }
h2 { font-size: 1.125rem; margin-block-start: 2.5rem }
code { font-size: .875em }
table { border-collapse: collapse; inline-size: 100% }
th, td { text-align: start; vertical-align: top; padding: .375rem .75rem .375rem 0; border-block-end: 1px solid light-dark(#e3e6ea, #2c3036) }
:target { outline: 2px solid light-dark(#0b62d6, #79b0ff) }
a { color: light-dark(#0b62d6, #79b0ff) }
`;

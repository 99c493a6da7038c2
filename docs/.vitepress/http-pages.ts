import { type Endpoint, openApiDocument } from '@plumbline/core/api';
import {
	endpointBody,
	headerTable,
	problemTable,
	type ReadableDocument,
	schemaBody,
} from '../../server/src/http/docs/docs-page.ts';
import samples from '../../server/src/http/docs/sample-answers.generated.json' with {
	type: 'json',
};
import { apiEndpoints } from '../../server/src/service/serve-api.ts';
import { version } from '../../server/src/version.ts';

interface Described extends ReadableDocument {
	readonly tags: readonly { readonly name: string; readonly description: string }[];
}

/** The endpoints about one subject, with the schemas that no earlier subject uses. */
interface Subject {
	readonly name: string;
	readonly file: string;
	readonly description: string;
	readonly endpoints: readonly Endpoint[];
	readonly schemas: readonly string[];
}

/** The reference of the HTTP API: a page for each subject of endpoints, with its schemas. */
export function httpPages(): ReadonlyMap<string, string> {
	// Our own code generates the document, so it has the parts that the pages read.
	const document = openApiDocument(apiEndpoints, version, samples) as unknown as Described;
	const subjects = subjectsOf(document);
	const linked = (text: string) => withSchemaLinks(text, subjects);
	return new Map([
		['index.md', introduction(subjects, document.components.headers)],
		...subjects.map((subject): [string, string] => [
			subject.file,
			linked(subjectPage(subject, document)),
		]),
	]);
}

function subjectsOf(document: Described): readonly Subject[] {
	const placed = new Set<string>();
	return document.tags.map(({ name, description }) => {
		const endpoints = apiEndpoints.filter(({ paths: [path] }) => tagOf(document, path) === name);
		const used = endpoints.flatMap(({ paths: [path] }) =>
			schemasIn(document.paths[path], document.components.schemas),
		);
		const schemas = [...new Set(used)].filter((schema) => !placed.has(schema));
		for (const schema of schemas) placed.add(schema);
		return { name, file: `${name.toLowerCase()}.md`, description, endpoints, schemas };
	});
}

const tagOf = ({ paths }: Described, path: string) => paths[path]?.post.tags[0];

/** The names of the schemas that a part of the document refers to, and those that these refer to. */
function schemasIn(part: unknown, schemas: Readonly<Record<string, unknown>>): readonly string[] {
	const found = new Set<string>();
	const queue = [part];
	for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
		for (const [, name = ''] of JSON.stringify(next).matchAll(/#\/components\/schemas\/(\w+)/g)) {
			if (found.has(name)) continue;
			found.add(name);
			queue.push(schemas[name]);
		}
	}
	return [...found];
}

function introduction(
	subjects: readonly Subject[],
	headers: ReadableDocument['components']['headers'],
): string {
	const lists = subjects.map(({ endpoints, file, name }) => {
		const items = endpoints.map(
			({ name: id, summary, paths: [path] }) => `- [${summary}](${file}#${id}) \`${path}\``,
		);
		return [`## ${name}`, items.join('\n')].join('\n\n');
	});
	return [
		'# The HTTP API',
		'Every endpoint except the one for many pages accepts GET and POST with the same parameters: in the query, as a form, as multipart or as JSON. A running server shows this reference at `/docs`, and for machines at `/openapi.json`.',
		'Each call needs an API key: as `Authorization: Bearer …`, as `X-API-Key`, or as the parameter `api_key`. `plumbline key create` creates one. In the sample calls, `PLUMBLINE_URL` is the address of the server.',
		...lists,
		'## Response headers',
		verbatim(headerTable(headers)),
		'## Problems',
		verbatim(problemTable()),
	].join('\n\n');
}

function subjectPage(subject: Subject, document: Described): string {
	const { description, endpoints, name, schemas } = subject;
	return [
		`# ${name}`,
		description,
		...endpoints.map(
			(endpoint) =>
				`## ${endpoint.summary} {#${endpoint.name}}\n\n${verbatim(endpointBody(endpoint, document, samples))}`,
		),
		...schemas.map((schema) => {
			const described = document.components.schemas[schema];
			return `## ${schema} {#${schema}}\n\n${described ? verbatim(schemaBody(described)) : ''}`;
		}),
	].join('\n\n');
}

/** Leads each link to a schema to the page that describes it. */
const withSchemaLinks = (text: string, subjects: readonly Subject[]): string =>
	text.replaceAll(/href="#(\w+)"/g, (_link, name: string) => {
		const place = subjects.find(({ schemas }) => schemas.includes(name));
		if (place === undefined) throw new Error(`No page describes the schema ${name}.`);
		return `href="./${place.file.replace(/\.md$/, '.html')}#${name}"`;
	});

/** HTML that VitePress shows as it is, braces included. */
const verbatim = (html: string) => `<div v-pre>\n${html}\n</div>`;

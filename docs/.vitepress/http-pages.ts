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

/** The endpoints about one subject. */
interface Subject {
	readonly name: string;
	readonly description: string;
	readonly endpoints: readonly Endpoint[];
}

/** A page: an endpoint, with the schemas of its answer that no earlier page has, or more of these. */
interface EndpointPage {
	readonly endpoint: Endpoint;
	/** 1 for the endpoint itself. */
	readonly number: number;
	readonly schemas: readonly string[];
}

/** More fields and parameters make a page that is tiring to scroll. */
const mostRows = 60;

/** The reference of the HTTP API: a page for each endpoint, with its schemas. */
export function httpPages(): ReadonlyMap<string, string> {
	// Our own code generates the document, so it has the parts that the pages read.
	const document = openApiDocument(apiEndpoints, version, samples) as unknown as Described;
	const subjects = subjectsOf(document);
	const pages = endpointPages(
		subjects.flatMap(({ endpoints }) => endpoints),
		document,
	);
	return new Map([
		['index.md', introduction(subjects, document.components.headers)],
		...pages.map((page): [string, string] => [
			fileOf(page.endpoint, page.number),
			withSchemaLinks(endpointPage(page, document), pages),
		]),
	]);
}

const subjectsOf = (document: Described): readonly Subject[] =>
	document.tags.map(({ name, description }) => ({
		name,
		description,
		endpoints: apiEndpoints.filter(({ paths: [path] }) => tagOf(document, path) === name),
	}));

function endpointPages(
	endpoints: readonly Endpoint[],
	{ components, paths }: Described,
): readonly EndpointPage[] {
	const placed = new Set<string>();
	return endpoints.flatMap((endpoint) => {
		const operations = paths[endpoint.paths[0]];
		// The table of parameters says all that the schema of the same parameters does.
		const described = operations?.get ? operations.post.responses : operations;
		const schemas = schemasIn(described, components.schemas).filter((name) => !placed.has(name));
		const pages: string[][] = [[]];
		let rows = operations?.get?.parameters?.length ?? 0;
		for (const name of schemas) {
			placed.add(name);
			const fields = Object.keys(components.schemas[name]?.properties ?? {}).length + 3;
			if (rows + fields > mostRows) pages.push([]);
			rows = rows + fields > mostRows ? fields : rows + fields;
			pages.at(-1)?.push(name);
		}
		return pages.map((own, at) => ({ endpoint, number: at + 1, schemas: own }));
	});
}

const fileOf = ({ name }: Endpoint, number = 1) =>
	`${name
		.replaceAll(/(?<=[a-z])([A-Z])/g, '-$1')
		.replaceAll('_', '-')
		.toLowerCase()}${number > 1 ? `-${number}` : ''}.md`;

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
	const lists = subjects.map(({ description, endpoints, name }) => {
		const items = endpoints.map(
			(endpoint) => `- [${endpoint.summary}](${fileOf(endpoint)}) \`${endpoint.paths[0]}\``,
		);
		return [`## ${name}`, description, items.join('\n')].join('\n\n');
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

function endpointPage({ endpoint, number, schemas }: EndpointPage, document: Described): string {
	const { description, summary } = endpoint;
	const first = [
		`---\ntitle: ${JSON.stringify(`${summary}: HTTP API`)}\ndescription: ${JSON.stringify(description)}\n---`,
		`# ${summary}`,
		verbatim(endpointBody(endpoint, document, samples)),
		'[All endpoints](index.md)',
	];
	const later = [
		`# ${summary}: schemas, part ${number}`,
		`More objects of the answer: ${schemas.join(', ')}. They belong to [${summary}](${fileOf(endpoint)}).`,
	];
	return [
		...(number === 1 ? first : later),
		...schemas.map((schema) => {
			const described = document.components.schemas[schema];
			return `## ${schema} {#${schema}}\n\n${described ? verbatim(schemaBody(described)) : ''}`;
		}),
	].join('\n\n');
}

/** Leads each link to a schema to the page that describes it. */
const withSchemaLinks = (text: string, pages: readonly EndpointPage[]): string =>
	text.replaceAll(/href="#(\w+)"/g, (_link, name: string) => {
		const place = pages.find(({ schemas }) => schemas.includes(name));
		if (place === undefined) throw new Error(`No page describes the schema ${name}.`);
		return `href="./${fileOf(place.endpoint, place.number).replace(/\.md$/, '.html')}#${name}"`;
	});

/** HTML that VitePress shows as it is, braces included. */
const verbatim = (html: string) => `<div v-pre>\n${html}\n</div>`;

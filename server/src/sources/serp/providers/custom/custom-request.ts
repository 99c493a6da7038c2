import { objectOf, textOf } from '../../../json-values.ts';
import { SourceError } from '../../../source.ts';
import { numberAt, textAt, valueAt } from '../value-at.ts';
import { isInTemplate, templateNames } from './template.ts';

/** The user’s own service, described in a file. Nothing in the file is executed. */
export interface CustomRequest {
	/** Templates; see `template.ts`. */
	readonly url: string;
	readonly method: 'GET' | 'POST';
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
	/** Paths into the answer. */
	readonly results: string;
	readonly fields: Readonly<Record<'url' | 'title' | 'snippet' | 'position', string>>;
	/** The path of an error message in the answer; empty if there is none. */
	readonly error: string;
	/** A part of that message which means “no results” rather than an error. */
	readonly noResults: string;
	readonly resultsPerPage: number;
	readonly costMicros: number;
	/** Engines by name; empty for any. */
	readonly engines: readonly string[];
}

/** Throws a SourceError that says what to write if the description cannot work. */
export function parseCustomRequest(settings: unknown): CustomRequest {
	const url = textAt(settings, 'url');
	const body = textAt(settings, 'body');
	const request: CustomRequest = {
		url,
		method: textAt(settings, 'method').toUpperCase() === 'POST' || body !== '' ? 'POST' : 'GET',
		headers: textsOf(valueAt(settings, 'headers')),
		body,
		results: textAt(settings, 'results'),
		fields: {
			url: textAt(settings, 'fields.url') || 'url',
			title: textAt(settings, 'fields.title') || 'title',
			snippet: textAt(settings, 'fields.snippet') || 'snippet',
			position: textAt(settings, 'fields.position'),
		},
		error: textAt(settings, 'error'),
		noResults: textAt(settings, 'noResults'),
		resultsPerPage: numberAt(settings, 'resultsPerPage') ?? 10,
		costMicros: numberAt(settings, 'costMicros') ?? 0,
		engines: Object.values(textsOf(valueAt(settings, 'engines'))),
	};
	complain(request);
	return request;
}

/** How many pages it can request: one, if it has no page placeholder. */
export function mostPagesOf({ url, body, headers }: CustomRequest): number {
	const templates = [url, body, ...Object.values(headers)];
	const hasPage = templates.some(
		(text) => isInTemplate(text, 'page') || isInTemplate(text, 'start'),
	);
	return hasPage ? Number.POSITIVE_INFINITY : 1;
}

function complain(request: CustomRequest): void {
	const problem = problemOf(request);
	if (problem === null) return;
	throw new SourceError(
		'refused',
		`The description of the custom service cannot work: ${problem}`,
		{
			remedy: 'Correct it and enter it again: plumbline connect custom --site SITE.',
		},
	);
}

function problemOf(request: CustomRequest): string | null {
	const { url, body, results, resultsPerPage, costMicros } = request;
	const parsed = URL.parse(url.replaceAll(/\{[a-z]+\}/g, '1'));
	if (parsed === null || !/^https?:$/.test(parsed.protocol)) {
		return '“url” is not an http(s) URL. Write, for example, https://serp.example/search?q={keyword}.';
	}
	if (!isInTemplate(url, 'keyword') && !isInTemplate(body, 'keyword')) {
		return 'neither “url” nor “body” contains {keyword}, so every search would be the same.';
	}
	const strange = url
		.match(/\{[^{}]*\}/g)
		?.find((place) => !templateNames.some((name) => place === `{${name}}`));
	if (strange !== undefined) {
		return `“url” contains ${strange}, which is not a placeholder. Placeholders: {${templateNames.join('}, {')}}.`;
	}
	if (isJsonTemplate(body) && !isJson(body))
		return '“body” begins like JSON but is not valid JSON.';
	if (results === '') {
		return '“results” is missing: the path to the list of results, such as organic_results.';
	}
	if (!Number.isInteger(resultsPerPage) || resultsPerPage < 1 || resultsPerPage > 100) {
		return '“resultsPerPage” is not a number of results. Write 1 to 100.';
	}
	return costMicros < 0 ? '“costMicros” is negative.' : null;
}

export function isJsonTemplate(body: string): boolean {
	return /^\s*[[{]/.test(body);
}

/** Puts a digit into each placeholder, because they may be outside strings: `{"page": {page}}`. */
function isJson(body: string): boolean {
	try {
		JSON.parse(body.replaceAll(/\{[a-z]+\}/g, '1'));
		return true;
	} catch {
		return false;
	}
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
	const entries = Array.isArray(value) ? Object.entries(value) : Object.entries(objectOf(value));
	return Object.fromEntries(entries.map(([name, each]) => [name, textOf(each)]));
}

import type { Query } from '../provider.ts';

/** The value of each name in braces. */
export type TemplateValues = Readonly<Record<TemplateName, string>>;

export const templateNames = [
	'keyword',
	'engine',
	'country',
	'language',
	'device',
	'page',
	'start',
	'count',
	'key',
] as const;

export type TemplateName = (typeof templateNames)[number];

interface Place {
	readonly page: number;
	readonly pageSize: number;
	readonly key: string;
}

export function templateValues(query: Query, { page, pageSize, key }: Place): TemplateValues {
	const { name: engine, country, device } = query.engine;
	return {
		keyword: query.keyword,
		engine,
		country,
		language: query.language,
		device,
		page: String(page),
		/** The number of results before the page. */
		start: String((page - 1) * pageSize),
		count: String(pageSize),
		key,
	};
}

/** Fills in each known `{name}`; other braces stay, because JSON is full of them. */
export function fillTemplate(
	template: string,
	values: TemplateValues,
	encode: (text: string) => string,
): string {
	return template.replace(/\{([a-z]+)\}/g, (whole, name: string) => {
		const known = templateNames.find((each) => each === name);
		return known === undefined ? whole : encode(values[known]);
	});
}

export function isInTemplate(template: string, name: TemplateName): boolean {
	return template.includes(`{${name}}`);
}

/** For the inside of a JSON string. */
export function jsonEncoded(text: string): string {
	return JSON.stringify(text).slice(1, -1);
}

/** Headers are Latin-1, without line breaks. */
export function headerEncoded(text: string): string {
	return /^[\x20-\x7e]*$/.test(text) ? text : encodeURIComponent(text);
}

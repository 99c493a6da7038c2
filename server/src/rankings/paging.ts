import type { Parameters } from '../http/parameters/merge-params.ts';
import type { Call } from '../http/serve-endpoint.ts';

interface Page {
	readonly path: string;
	/** As given, but only those that the endpoint has and has accepted. */
	readonly parameters: Parameters;
	readonly offset: number;
	readonly limit: number;
	readonly totalCount: number;
}

/** The server refuses longer queries. */
const longestQuery = 16 * 1024;

/** Sends the total count and the links with the answer. */
export function sendPaging(
	{ headers, parameters: given, path }: Call,
	input: { readonly limit: number; readonly offset: number },
	totalCount: number,
): void {
	const { limit, offset } = input;
	// The rest was never checked, and JSON has values that cannot be written in a query.
	const accepted = Object.entries(given).filter(([name]) => Object.hasOwn(input, name));
	const parameters = Object.fromEntries(accepted);
	Object.assign(headers, pagingHeaders({ path, parameters, limit, offset, totalCount }));
}

/** The total count and the links to the previous and the next page. */
export function pagingHeaders(page: Page): Record<string, string> {
	const { limit, offset, totalCount } = page;
	const links = [
		offset > 0 && link(page, 'prev', Math.max(0, offset - limit)),
		offset + limit < totalCount && link(page, 'next', offset + limit),
	].filter((one) => typeof one === 'string');
	return {
		'x-total-count': String(totalCount),
		...(links.length > 0 && { link: links.join(', ') }),
	};
}

function link({ path, parameters }: Page, relation: string, offset: number): string | false {
	const query = new URLSearchParams(
		Object.entries({ ...parameters, offset }).flatMap(([name, value]) =>
			// In brackets each value stays one item, even with a comma in it.
			Array.isArray(value)
				? value.map((one) => [`${name}[]`, String(one)])
				: [[name, String(value)]],
		),
	).toString();
	return query.length > longestQuery ? false : `<${path}?${query}>; rel="${relation}"`;
}

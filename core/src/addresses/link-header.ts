/** One link of an HTTP Link header (RFC 8288). */
export interface HeaderLink {
	readonly href: string;
	/** In lower case. */
	readonly rel: readonly string[];
	/** Names of its other parameters, in lower case. */
	readonly parameters: readonly string[];
	/** The languages of the linked page, as written. */
	readonly hreflangs: readonly string[];
}

const link = /<([^>]*)>((?:[^,"]|"(?:[^"\\]|\\.)*")*)/g;
const parameter = /;\s*([\w!#$&+.^`|~-]+)\*?\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?/g;

/** The links of a header's value; commas and semicolons inside URLs and quotes do not separate. */
export function parseLinkHeader(value: string): readonly HeaderLink[] {
	return [...value.matchAll(link)].map(([, href = '', rest = '']) => {
		const parameters = [...rest.matchAll(parameter)].map(
			([, name = '', quoted, plain]) => [name.toLowerCase(), quoted ?? plain ?? ''] as const,
		);
		// The first rel counts; later ones must be ignored.
		const [, rel = ''] = parameters.find(([name]) => name === 'rel') ?? [];
		return {
			href: href.trim(),
			rel: rel.toLowerCase().split(/\s+/).filter(Boolean),
			parameters: parameters.map(([name]) => name).filter((name) => name !== 'rel'),
			hreflangs: parameters.flatMap(([name, value]) => (name === 'hreflang' ? [value] : [])),
		};
	});
}

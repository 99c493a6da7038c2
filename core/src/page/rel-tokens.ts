/** The tokens of a `rel` attribute in lower case. */
export function relTokens(rel: string | null): readonly string[] {
	return rel
		? rel
				.toLowerCase()
				.split(/[\t\n\f\r ]+/)
				.filter(Boolean)
		: [];
}

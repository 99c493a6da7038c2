const none: readonly string[] = [];

/** The tokens of a `rel` attribute in lower case. */
export function relTokens(rel: string | null): readonly string[] {
	if (!rel) return none;
	return rel
		.toLowerCase()
		.split(/[\t\n\f\r ]+/)
		.filter(Boolean);
}

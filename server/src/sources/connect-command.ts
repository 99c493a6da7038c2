// Where the command has not the name of the source.
const names: Readonly<Record<string, string>> = {
	'google-search-console': 'google',
	'bing-webmaster': 'bing',
	// One of them is enough.
	serp: 'dataforseo|serper|custom',
};

/** What a person enters to connect a source, again if need be. */
export function connectCommand(source: string, siteGlobalKey?: string): string {
	const site = siteGlobalKey === undefined ? '' : ` --site ${siteGlobalKey}`;
	return `plumbline connect ${names[source] ?? source}${site}`;
}

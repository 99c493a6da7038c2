// Sources whose command has a different name.
const names: Readonly<Record<string, string>> = {
	'google-search-console': 'google',
	'bing-webmaster': 'bing',
	'chrome-ux-report': 'crux',
	// The user picks one of these commands.
	serp: 'dataforseo|serper|custom',
};

/** The command that connects a source, the first time or again. */
export function connectCommand(source: string, siteGlobalKey?: string): string {
	const site = siteGlobalKey === undefined ? '' : ` --site ${siteGlobalKey}`;
	return `plumbline connect ${names[source] ?? source}${site}`;
}

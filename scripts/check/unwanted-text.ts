export interface UnwantedText {
	readonly line: number;
	readonly text: string;
	readonly why: string;
}

interface Unwanted {
	readonly pattern: RegExp;
	readonly why: string;
}

// Where packages come from is the business of the machine that installs them.
const hosts: readonly Unwanted[] = [
	/\bregistry\.(npmjs|yarnpkg|npmmirror)\b/,
	/\b(deb|ftp|security|snapshot)(\.[a-z]{2})?\.debian\.org\b/,
	/\b(unpkg|jsdelivr)\.(com|net)\b/,
	/\bplaywright\.azureedge\b/,
].map((pattern) => ({ pattern, why: 'names a registry or download host' }));

/** Lines that must not be in a tracked file; the folders are this machine's own. */
export function unwantedText(content: string, folders: readonly string[]): readonly UnwantedText[] {
	const unwanted = [
		...hosts,
		...folders.map((folder) => ({
			pattern: new RegExp(`(?<![\\w.}/-])${RegExp.escape(folder)}(?![\\w.-])`),
			why: 'names a folder of this machine',
		})),
	];
	return content
		.split('\n')
		.flatMap((text, index) =>
			unwanted
				.filter(({ pattern }) => pattern.test(text))
				.map(({ why }) => ({ line: index + 1, text: text.trim(), why })),
		);
}

export interface UnwantedText {
	readonly line: number;
	readonly text: string;
	readonly why: string;
}

interface Unwanted {
	readonly pattern: RegExp;
	readonly why: string;
}

// The registry is a setting of the machine, not of the project.
const hosts: readonly Unwanted[] = [
	/\bregistry\.(npmjs|yarnpkg|npmmirror)\b/,
	/\b(deb|ftp|security|snapshot)(\.[a-z]{2})?\.debian\.org\b/,
	/\b(unpkg|jsdelivr)\.(com|net)\b/,
	/\bplaywright\.azureedge\b/,
].map((pattern) => ({ pattern, why: 'contains a registry or download host' }));

/** Finds lines that must not be in a tracked file; `folders` are paths of this machine. */
export function unwantedText(content: string, folders: readonly string[]): readonly UnwantedText[] {
	const unwanted = [
		...hosts,
		...folders.map((folder) => ({
			pattern: new RegExp(`(?<![\\w.}/-])${RegExp.escape(folder)}(?![\\w.-])`),
			why: 'contains a folder of this machine',
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

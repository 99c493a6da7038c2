interface Host {
	/** The folder of its modules. */
	readonly folder: string;
	/** Whether all languages are there at once; otherwise each is loaded when it is chosen. */
	readonly hasAll: boolean;
	/** Whether it draws with the package `ui`, whose texts (`ui.…`) it gets as `texts.ui`. */
	readonly hasUi?: boolean;
}

const extension = 'extension/src/texts';

/** The hosts whose texts are in the catalogue, by the beginning of their keys. */
export const hosts: Readonly<Record<string, Host>> = {
	console: { folder: 'server/console/src/language/texts', hasAll: false, hasUi: true },
	server: { folder: 'server/src/texts', hasAll: true },
	verdicts: { folder: 'core/src/insights/google-verdict/texts', hasAll: true },
	'extension.panel': { folder: `${extension}/panel`, hasAll: false, hasUi: true },
	// Parts of their own, which some bundles or screens need without the others.
	'extension.page': { folder: `${extension}/page`, hasAll: true },
	'extension.results': { folder: `${extension}/results`, hasAll: true },
	'extension.tools': { folder: `${extension}/tools`, hasAll: true },
	'extension.server': { folder: `${extension}/server`, hasAll: true },
	'extension.google': { folder: `${extension}/google`, hasAll: true },
	'extension.rendered': { folder: `${extension}/rendered`, hasAll: true },
	'extension.comparison': { folder: `${extension}/comparison`, hasAll: true },
	'extension.badges': { folder: `${extension}/badges`, hasAll: true },
	'extension.takeAway': { folder: `${extension}/take-away`, hasAll: true },
	'extension.indexing': { folder: `${extension}/indexing`, hasAll: true },
	'extension.keywords': { folder: `${extension}/keywords`, hasAll: true },
	'extension.structuredData': { folder: `${extension}/structured-data`, hasAll: true },
	'extension.notices': { folder: `${extension}/notices`, hasAll: true },
	'extension.files': { folder: `${extension}/files`, hasAll: true },
	'extension.tray': { folder: `${extension}/tray`, hasAll: true },
};

/** Whether a key of the catalogue is a text of a host; all others are texts of rules and phrases. */
export const isHostKey = (key: string): boolean =>
	['ui', ...Object.keys(hosts)].some((host) => key.startsWith(`${host}.`));

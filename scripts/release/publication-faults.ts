/** Where the project is published: `publication.json`, the only place to edit before the first release. */
export interface Publication {
	readonly repository: string;
	/** The documentation site; it may be in a folder of a host. */
	readonly site: string;
	/** The pages of the extension and the plugin in the stores; null until they exist. */
	readonly chromeWebStore: string | null;
	readonly firefoxAddons: string | null;
	readonly wordpressPlugins: string | null;
}

const sources: Readonly<Record<keyof Publication, string>> = {
	repository: 'Create the repository, and write its account in place of OWNER.',
	site: 'Choose the host that serves what “npm run docs” builds.',
	chromeWebStore:
		'Upload the Chromium zip at https://chrome.google.com/webstore/devconsole, and copy the URL of its page.',
	firefoxAddons:
		'Upload the Firefox zip at https://addons.mozilla.org/developers/, and copy the URL of its page.',
	wordpressPlugins:
		'Send plumbline.zip to https://wordpress.org/plugins/developers/add/, which reviews it for some weeks.',
};

/** The values that a first release lacks, as sentences that say where to get them. */
export const publicationFaults = (publication: Publication): readonly string[] =>
	Object.entries(sources)
		.filter(([name]) => isPlaceholder(publication[name as keyof Publication]))
		.map(([name, source]) => `publication.json lacks “${name}”. ${source}`);

const isPlaceholder = (value: string | null) =>
	value === null || /\/OWNER\/|\.example\//.test(value);

/** A generator of static sites, and the project that builds the bakery with it. */
export interface Generator {
	readonly name: string;
	/** As npm takes them. */
	readonly packages: readonly string[];
	/** Texts by path, without the pages. */
	readonly files: Readonly<Record<string, string>>;
	/** The folder of files that are published as they are. */
	readonly publicFolder: string;
	/** The path of a page’s source, from its name. */
	readonly pathOf: (name: string) => string;
	/** Lines at the beginning of each page, in addition to title and description. */
	readonly frontMatter?: readonly string[];
	/** Whether the page’s heading is not made from its title. */
	readonly needsHeading: boolean;
	readonly build: readonly string[];
	readonly output: string;
}

/** A kind of results that Search Console counts by itself. */
export interface SearchType {
	/** As the API names it. */
	readonly name: string;
	/** The name of the series in texts. */
	readonly title: string;
	/** Whether Google shows the queries; Discover and Google News have none. */
	readonly hasQueries: boolean;
}

const web: SearchType = { name: 'web', title: 'web search', hasQueries: true };

/** By the part of the engine’s key: `google__image`. */
export const searchTypes: Readonly<Record<string, SearchType>> & { readonly web: SearchType } = {
	web,
	image: { name: 'image', title: 'image search', hasQueries: true },
	video: { name: 'video', title: 'video search', hasQueries: true },
	news: { name: 'news', title: 'the News tab of search', hasQueries: true },
	discover: { name: 'discover', title: 'Discover', hasQueries: false },
	googlenews: { name: 'googleNews', title: 'Google News', hasQueries: false },
};

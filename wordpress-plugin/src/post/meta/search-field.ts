export const searchFields = ['title', 'description', 'canonical', 'robots', 'social'] as const;
export type SearchField = (typeof searchFields)[number];

export const isSearchField = (name: unknown): name is SearchField =>
	searchFields.some((field) => field === name);

/** Id of the element that gets the focus. */
export const searchFieldId = (field: SearchField): string => `plumbline-search-${field}`;

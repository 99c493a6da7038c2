/** A value that a crawl takes from each page. Plain data, stored with its settings. */
export interface Extraction {
	readonly name: string;
	/** `text` counts how often words appear; `css` and `regex` list what they find. */
	readonly kind: (typeof extractionKinds)[number];
	readonly pattern: string;
}

export const extractionKinds = ['text', 'css', 'regex'] as const;

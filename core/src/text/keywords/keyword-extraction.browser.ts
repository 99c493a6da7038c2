type KeywordExtraction = typeof import('./extract-keywords.ts');

let extraction: KeywordExtraction | null = null;

export async function loadKeywordExtraction() {
	extraction ??= await import('./extract-keywords.ts');
	return extraction;
}

export function keywordExtraction() {
	if (!extraction) {
		throw new Error('Keywords cannot be suggested yet: await load({ keywords: true }) first.');
	}
	return extraction;
}

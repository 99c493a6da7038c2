/** The kinds of pages that a template can have; the rest has no name. */
export const pageTypeNames: Readonly<Record<'en' | 'ja', Readonly<Record<string, string>>>> = {
	en: {
		home: 'home page',
		listing: 'listing',
		article: 'article',
		product: 'product',
		docs: 'documentation',
		search: 'search results',
		login: 'sign-in',
		cart: 'cart',
		'thank-you': 'thank-you page',
		error: 'error page',
	},
	ja: {
		home: 'ホームページ',
		listing: '一覧',
		article: '記事',
		product: '商品',
		docs: 'ドキュメント',
		search: '検索結果',
		login: 'ログイン',
		cart: 'カート',
		'thank-you': 'お礼ページ',
		error: 'エラーページ',
	},
};

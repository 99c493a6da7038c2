import publication from '../../../publication.json' with { type: 'json' };

/** The frame of the Japanese pages: what VitePress itself writes around them. */
export const japanese = {
	description:
		'ブラウザー、WordPressのエディター、コマンドライン、CIで使えるSEO監査。同じエンジンがどこでも同じ判定を下し、すべてのルールに出典があります。',
	darkTheme: 'ダークテーマ',
	theme: {
		nav: [
			{ text: '試す', link: '/playground' },
			{ text: 'ガイド', link: '/ja/guides/first-audit' },
			{ text: 'ルール（英語）', link: '/rules/' },
		],
		sidebar: [
			{
				text: 'ガイド',
				items: [
					{ text: 'はじめての監査', link: '/ja/guides/first-audit' },
					{
						text: 'フォルダー、一覧、サイトマップ、クロール',
						link: '/ja/guides/folder-list-sitemap-or-crawl',
					},
					{ text: 'ステージング', link: '/ja/guides/staging' },
					{ text: 'CIで使う', link: '/ja/pipelines' },
					{ text: 'Search Consoleに接続する', link: '/ja/connect-google' },
					{ text: 'JSONレポート', link: '/ja/guides/json-report' },
				],
			},
			{
				text: '英語のページ',
				items: [
					{ text: 'ルール', link: '/rules/' },
					{ text: 'コマンド', link: '/reference/commands/' },
					{ text: 'HTTP API', link: '/reference/http/' },
				],
			},
		],
		outline: { level: [2, 3] as [number, number], label: '目次' },
		editLink: { pattern: `${publication.repository}/edit/main/:path`, text: 'このページを編集' },
		docFooter: { prev: '前のページ', next: '次のページ' },
		darkModeSwitchLabel: '外観',
		sidebarMenuLabel: 'メニュー',
		returnToTopLabel: 'トップへ戻る',
		langMenuLabel: '言語',
		skipToContentLabel: '本文へ',
		footer: { message: 'MIT。WordPressプラグインはGPL-2.0-or-laterです。' },
	},
};

import type { MarksTexts } from './marks.en.ts';

export const marksJa: MarksTexts = {
	why: 'オフにするまで表示され続けます。Esc キーですべて消えます。ページ上のラベルをクリックすると、ここでその行が表示されます。',
	show: {
		headings: '見出しをページ上に表示',
		links: 'リンクをページ上に表示',
		images: '画像と代替テキストをページ上に表示',
		landmarks: 'ランドマークをページ上に表示',
		languages: '言語の指定をページ上に表示',
	},
	legend: '色の意味',
	regions: 'ランドマークと言語',
	kinds: {
		heading: '見出し',
		empty_heading: '空の見出し',
		internal: '内部',
		external: '外部',
		nofollow: 'nofollow',
		sponsored: 'sponsored',
		ugc: 'ugc',
		other: 'その他',
		broken: 'リンク切れ',
		alt: '代替テキストあり',
		decoration: '装飾',
		no_alt: 'alt 属性なし',
		landmark: 'ランドマーク',
		language: '言語',
	},
};

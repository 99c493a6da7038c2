// Generated from core/src/locales/ja.json. Do not edit.
import { type Texts } from './en.generated.ts';
const { format } = new Intl.NumberFormat('ja');
const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
export const ja: Texts = {
	title: "検索結果の横に表示",
	why: "検索結果に自分のサイトがあるとき、このブラウザーが知っていることをその横に表示します。Search Console のファイルまたはサーバーにあるそのクエリの掲載順位とクリック数、そして最後の診断の結果です。ファイルを取り込んだサイトと、診断を続けているサイトが対象です。照合はブラウザーの中だけで行い、サーバーの数値を使うと選ばない限り何も送信しません。検索結果ページへのアクセスをブラウザーが確認します。",
	markOn: ({ name }) => `${written(name)} で自分のサイトに表示する`,
	fromServer: ({ origin }) => `${written(origin)} の数値も表示する`,
	fromServerWhy: "サーバーのサイトに属する検索結果の URL だけをサーバーへ送信します。検索語は送信しません。",
	denied: "この検索結果ページへのアクセスが許可されませんでした。",
	position: ({ position }) => `平均掲載順位 ${written(position)}`,
	clicks: ({ clicks }) => `クリック ${written(clicks)}`,
	audited: ({ day, mustFix, worthFixing }) => `${written(day)} の診断：要修正 ${written(mustFix)} 件、改善の余地 ${written(worthFixing)} 件`,
};

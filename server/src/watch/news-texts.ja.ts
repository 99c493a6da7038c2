import type { FaultKind } from './fault.ts';
import type { NewsTexts } from './news-texts.ts';
import type { FieldName } from './settle-fields.ts';

const faults: Readonly<Record<FaultKind, string>> = {
	unreachable: 'ページに接続できません',
	error_status: 'ページがエラーを返しています',
	redirected: 'ページが別のページに転送されます',
	robots: 'ページがrobots.txtでブロックされています',
	noindex: 'ページが検索結果に表示されない設定です',
	canonical: 'ページが別のページを正規URLに指定しています',
	title: 'ページにタイトルがありません',
	languages: 'ページの言語版の指定が壊れています',
	structured_data: 'ページの構造化データが壊れています',
	sitemap: 'サイトマップがなくなりました',
	certificate: '証明書の期限が近づいています',
	rank_3: '検索順位が3位以内から外れました',
	rank_10: '検索順位が10位以内から外れました',
	rank_lost: '検索順位が圏外になりました',
	clicks: 'ページのクリック数が普段の変動を超えて減りました',
	verdict: 'ページがGoogleに登録されなくなりました',
};

const fields: Readonly<Record<FieldName, string>> = {
	title: 'タイトル',
	description: 'メタディスクリプション',
	h1: '大見出し',
	canonical: '正規URL',
	robots: 'robotsの指定',
	languages: '言語版の指定',
};

export const japanese: NewsTexts = {
	testTitle: 'テスト',
	testText: 'Plumblineの監視からのテスト通知です。届いていれば設定は正しいです。',
	opened: (fault, count) => `${faults[fault]}(${count}ページ)`,
	cleared: (fault, count) => `解消しました: ${faults[fault]}(${count}ページ)`,
	changed: (field, count) => `${fields[field]}が変わりました(${count}ページ)`,
	worthwhile: (count) => `30分かける価値のあるページが${count}件あります`,
	stopped: (since) => `監視が${since}から止まっています`,
	resumed: (since) => `${since}から止まっていた監視が再開しました`,
	moreNews: (count) => `(ほか${count}件)`,
	morePages: (count) => `ほか${count}ページ`,
};

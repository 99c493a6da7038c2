import { describe, expect, it } from 'vitest';
import { isGenericLinkText } from '../rule-sets/generic-link-texts.ts';
import { isNotFoundTitle } from '../rule-sets/not-found-titles.ts';
import { isVagueBesideSiteName, isVagueTitle } from '../rule-sets/vague-titles.ts';

const languages = 'en ja de fr es it pt nl pl ru tr ko zh ar fa hi ta th vi id sv cs'.split(' ');

describe('isGenericLinkText', () => {
	it.each([
		['Click here', 'en', true],
		['Read more →', 'en', true],
		['» Read more…', 'en', true],
		['READ MORE', 'en', true],
		['Read more about rye bread', 'en', false],
		['続きを読む', 'ja', true],
		['こちら', 'ja', true],
		['weiterlesen', 'de', true],
		['Lire l’article', 'fr', true],
		['aqui', 'es', true],
		['здесь', 'ru', true],
		['더 보기', 'ko', true],
		['點擊這裡', 'zh', true],
		['TIKLAYIN', 'tr', true],
		['إقرأ المزيد', 'ar', true],
		['और पढ़ें', 'hi', true],
		['อ่านเพิ่มเติม »', 'th', true],
		['Xem thêm', 'vi', true],
		['Baca selengkapnya…', 'id', true],
		['இங்கே கிளிக் செய்யவும்', 'ta', true],
		['Läs mer', 'sv', true],
		['بیشتر بخوانید', 'fa', true],
		['اینجا', 'fa', true],
		['مؤلف این نان', 'fa', false],
		['全文表示', 'ja', true],
		['전체 보기', 'ko', true],
		['Siehe', 'de', true],
		['Empezar', 'es', true],
		['Mais informação', 'pt', true],
		['அடுத்த பக்கம்', 'ta', true],
		['Více informaci', 'cs', true],
		['Hier geht’s weiter', 'de', true],
		['Hier geht es weiter mit Brot', 'de', false],
		['Jetzt mehr erfahren', 'de', true],
		['En savoir +', 'fr', true],
		['Voir tout', 'fr', true],
		['Vai', 'it', true],
		['Czytaj całość', 'pl', true],
		['전체보기', 'ko', true],
		['विस्तार से पढ़ें', 'hi', true],
		['Lebih lanjut', 'id', true],
		['Läs hela artikeln', 'sv', true],
		['here', 'de', false],
	])('%j in %s: %j', (text, language, isGeneric) => {
		expect(isGenericLinkText(text, language)).toBe(isGeneric);
	});

	it.each(languages)('has a list for %s', (language) => {
		expect(isGenericLinkText('sourdough', language)).toBe(false);
	});

	it('does not know a language without a list', () => {
		expect(isGenericLinkText('here', 'eo')).toBeUndefined();
	});
});

describe('isVagueTitle', () => {
	it.each([
		['Home', 'en', true],
		['Untitled document', 'en', true],
		['Home of good bread', 'en', false],
		['index.html', 'en', true],
		['www.example.com', 'en', true],
		['Node.js', 'en', false],
		['ホーム', 'ja', true],
		['Startseite', 'de', true],
		['Página principal', 'es', true],
		['无标题', 'zh', true],
		['Ana Sayfa', 'tr', true],
		['الصفحة الرئيسية', 'ar', true],
		['होम', 'hi', true],
		['หน้าแรก', 'th', true],
		['Trang chủ', 'vi', true],
		['Beranda', 'id', true],
		['முகப்பு', 'ta', true],
		['Startsida', 'sv', true],
		['Úvodní stránka', 'cs', true],
		['Hemsida för bagare', 'sv', false],
	])('%j in %s: %j', (title, language, isVague) => {
		expect(isVagueTitle(title, language)).toBe(isVague);
	});

	it.each(languages)('has a list for %s', (language) => {
		expect(isVagueTitle('Sourdough', language)).toBe(false);
	});

	it('does not know a language without a list', () => {
		expect(isVagueTitle('Home', 'eo')).toBeUndefined();
	});
});

it.each([
	['404', true],
	['404 – Page not found', true],
	['Oops! That page can’t be found.', true],
	['ページが見つかりません', true],
	['Страница не найдена', true],
	['How to fix a 404', false],
	['Lost and found', false],
	['', false],
])('the title %j says that the page was not found: %j', (title, isNotFound) => {
	expect(isNotFoundTitle(title)).toBe(isNotFound);
});

it.each([
	['Home', 'en', true],
	['Blog', 'en', false],
	['ホーム', 'ja', true],
	['ブログ', 'ja', false],
	['Sourdough', 'en', false],
	['Home', 'eo', false],
])('%j in %s is vague even beside a site name: %j', (name, language, isVague) => {
	expect(isVagueBesideSiteName(name, language)).toBe(isVague);
});

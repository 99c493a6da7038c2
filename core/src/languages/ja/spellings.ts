import { escapedPattern } from '../../text/words/escaped-pattern.ts';

/** Words that people write in kana and in kanji. */
const words = [
	'おすすめ お勧め お薦め オススメ',
	'いちご 苺 イチゴ',
	'りんご 林檎 リンゴ',
	'みかん 蜜柑 ミカン',
	'いす 椅子 イス',
	'めがね 眼鏡 メガネ',
	'きれい 綺麗 キレイ',
	'かわいい 可愛い カワイイ',
	'おいしい 美味しい',
	'こども 子ども 子供',
	'できる 出来る',
	'ください 下さい',
	'ごみ ゴミ',
	'たばこ 煙草 タバコ',
	'ねこ 猫 ネコ',
	'そば 蕎麦',
	'ひざ 膝 ヒザ',
	'しわ 皺 シワ',
	'ゆず 柚子 ユズ',
	'れんこん 蓮根 レンコン',
	'にんにく 大蒜 ニンニク',
	'たまねぎ 玉ねぎ 玉葱 タマネギ',
	'にんじん 人参 ニンジン',
	'じゃがいも じゃが芋 ジャガイモ',
	'たまご 卵 玉子 タマゴ',
	'らーめん 拉麺 ラーメン',
	'はがき 葉書 ハガキ',
	'ふとん 布団',
	'コーヒー 珈琲',
	'ひとり暮らし 一人暮らし 1人暮らし',
	'つくり方 作り方',
].map((list) => list.split(' '));

/** Kanji and their older or rarer shapes, mostly in names. */
const shapes =
	'辺邊邉 斎齋斉齊 高髙 崎﨑 浜濱濵 沢澤 国國 広廣 桜櫻 竜龍 島嶋嶌 鉄鐵 桧檜 真眞 黒黑'.split(' ');

/**
 * Kanji of verbs with the kana that follow them, which may be left out where two of them make a
 * noun: 引っ越し, 引越し, 引越.
 */
const okurigana =
	'引きっ 越し 申し 込みめ 売り 上げがり 買い 取りっ 受けか 付け 見 積もり 組みめ 立て 打ちっ 合わせい 切りれ 替え 換え 乗りっ 入れり 出し ' +
	'落とし 払い 戻し 貸し 借り 書きか 読み 割りっ 繰り 返し 締めま 振りっ 届け 預けか 扱い 消し 下げり 揚げ 焼き 炊き 詰めま 掛けか 置き 持ちっ ' +
	'飲み 食べ 待ち 着き 直し 続き 働き 押し 回り 分け 止め 巻き 洗い 干し 蒸し 抜き 盛り 漬け 包み 貼り 釣り 問い 使い 空き 渡し 送り 迎え 始め 並び 混ぜ 向け';

const kanaOf = new Map(okurigana.split(' ').map(([kanji = '', ...kana]) => [kanji, kana.join('')]));
const verbs = [...kanaOf.keys()].join('');
const nounOfVerbs = new RegExp(`(?:[${verbs}][ぁ-ん]{0,2}){2,}`, 'g');

/** 手続き and 手続. */
const lastVerb = /(?<=\p{Script=Han})[越込取引受付積組立合替換割届扱続][ぁ-ん]?$/u;

const withV: Readonly<Record<string, string>> = {
	バ: 'ヴァ',
	ビ: 'ヴィ',
	ベ: 'ヴェ',
	ボ: 'ヴォ',
};

/** A pattern for all spellings of a folded piece of text; `undefined` if it has but one. */
export function spellings(term: string): string | undefined {
	const pattern = wholeWord(term) ?? inPieces(term);
	return pattern === escapedPattern(term) ? undefined : pattern;
}

/** りんご and リンゴ. Shorter words are too easily a part of others. */
function wholeWord(term: string): string | undefined {
	if (/^[ぁ-ゖー]{3,}$/.test(term)) {
		return either([...sameWord(term), term, shifted(term, /[ぁ-ゖ]/g, 0x60)].map(escapedPattern));
	}
	if (!/^[ァ-ヶー]{3,}$/.test(term)) return undefined;
	const others = [...sameWord(term), shifted(term, /[ァ-ヶ]/g, -0x60)];
	return either([katakana(term), ...others.map(escapedPattern)]);
}

const either = (patterns: readonly string[]) => `(?:${[...new Set(patterns)].join('|')})`;

const sameWord = (word: string) => words.find((list) => list.includes(word)) ?? [];

const shifted = (text: string, kana: RegExp, distance: number) =>
	text.replace(kana, (letter) => String.fromCharCode(letter.charCodeAt(0) + distance));

const listed = new RegExp(
	words
		.flat()
		.sort((one, other) => other.length - one.length)
		.join('|'),
);

/** Each part of the term that has other spellings, and the text between them. */
function inPieces(term: string): string {
	const word = listed.exec(term);
	if (word && isApart(term, word)) {
		const before = inPieces(term.slice(0, word.index));
		const after = inPieces(term.slice(word.index + word[0].length));
		return before + either(sameWord(word[0]).map(escapedPattern)) + after;
	}
	return escapedPattern(term)
		.replace(/[ァ-ヶー]{3,}/g, katakana)
		.replace(nounOfVerbs, okuriganaLeftOut)
		.replace(lastVerb, okuriganaLeftOut)
		.replace(/(?<=\p{Script=Han})[ヶケヵが](?=\p{Script=Han})/gu, '[ヶケヵが]')
		.replace(/(?<=\p{Script=Han}し?)い$/u, '(?:い|く|かった|くて|さ)')
		.replace(shapeOfKanji, (kanji) => `[${shapes.find((list) => list.includes(kanji))}]`);
}

const shapeOfKanji = new RegExp(`[${shapes.join('')}]`, 'g');

/** Kana in the middle of others may be a piece of them: いす in すわりやすいすばらしさ. */
const isApart = (term: string, { 0: word, index }: RegExpExecArray) =>
	!/[ぁ-ん]/.test(word[0]!) || !/[ぁ-ん]/.test(term[index - 1] ?? '');

/** A long vowel at the end, ヴ, and a dot between words: プリンタ, ヴァイオリン, デジタル・カメラ. */
function katakana(run: string): string {
	const dot = run.length > longestWithoutDot ? '・?' : '';
	const letters = run.replace(/ー$/, '').replace(/ヴ([ァィェォ])/g, (v) => withoutV(v));
	const spelled = Array.from(letters, (letter, at) => otherKana(letter, letters[at - 1])).join(dot);
	return mayEndLong.test(letters) ? `${spelled}ー?` : spelled + (run.endsWith('ー') ? 'ー' : '');
}

/** バイオリン and ヴァイオリン, ディスプレイ and ディスプレー, ダイヤ and ダイア, ウェブ and ウエブ. */
function otherKana(letter: string, before = ''): string {
	if (withV[letter]) return `(?:${letter}|${withV[letter]})`;
	if (/[ーイ]/.test(letter) && /[ェエケセテネヘメレゲゼデベペ]/.test(before)) return '[ーイ]';
	if (/[アヤ]/.test(letter) && /[ィイキシチニヒミリギジビピ]/.test(before)) return '[アヤ]';
	return before === 'ウ' && /[ェエィイ]/.test(letter) ? `[${pairsOfU[letter]}]` : letter;
}

const pairsOfU: Readonly<Record<string, string>> = {
	ェ: 'ェエ',
	エ: 'ェエ',
	ィ: 'ィイ',
	イ: 'ィイ',
};

/** Short words are different ones: ドラマ and ドラマー, ビル and ビール. */
const mayEndLong = /^(?:.{4,}|メモリ|.+[ァィゥェォャュョー].?)$/;

const longestWithoutDot = 5;

const withoutV = (v: string) => Object.keys(withV).find((letter) => withV[letter] === v) ?? v;

const okuriganaLeftOut = (noun: string) =>
	noun.replace(/(\p{Script=Han})([ぁ-ん]*)/gu, (_, kanji: string, kana: string) => {
		const known = kanaOf.get(kanji);
		if (!known || !Array.from(kana).every((letter) => known.includes(letter))) return kanji + kana;
		return `${kanji}[${known}]{0,2}`;
	});

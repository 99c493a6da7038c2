import type { Forms } from '../forms/forms.ts';
import { characterClass } from '../words/character-class.ts';
import { characterClasses } from '../words/characters.ts';
import type { KeywordRole } from './keyword-tokens.ts';
import { isWeakWord } from './weak-words.ts';

/** The role of a word in a keyword, for scripts without spaces. */
export function roleOfPiece(piece: string, forms: Forms): KeywordRole {
	const { language } = forms;
	if (amount.test(piece)) return 'none';
	if (isWeakWord(piece, forms)) return language === 'ja' ? 'weak' : 'none';
	if (language === 'ja') return roleInJapanese(piece);
	return chineseGrammar.test(piece) ? 'none' : 'content';
}

const chineseGrammar =
	/^[的了着在是和与或也都就还又不没把被给从到对为以于之其这那让向由跟很最更要会能可有后里上下中吗呢吧用来去做说看人时等您你我他它她好再先只才请次者]+$/;

/** 三日, 二百, 一個: counts and dates. */
const amount =
	/^[〇一二三四五六七八九十百千万億亿两几数每第]+(?:つ|日|人|人前|年|月|分|時|時間|回|本|個|个|円|元|度|枚|品|室|台|名|週間|种|次|天|家|块|把|层|倍|点|位|秒)?$/;

/** Japanese writes grammar in hiragana; only の joins two nouns. */
function roleInJapanese(piece: string): KeywordRole {
	if (piece === 'の') return 'inner';
	const classes = characterClasses();
	const kana = [...piece].filter(
		(character) => classes[character.charCodeAt(0)] === characterClass.hiragana,
	);
	if (kana.length === 0 || compound.test(piece)) return 'content';
	return kana.length === 1 && piece.length > 1 && verbalNoun.test(piece) ? 'closing' : 'none';
}

/** 巡り, 作り, 選び, 付け: forms of verbs after nouns. */
const verbalNoun = /[りしきちみびけえせれめげ]$/;

/** 作り置き, 取り扱い: two verbs in such forms. */
const compound = /^[一-鿿々]+[ぁ-ん][一-鿿々]+[いりしきちみびけえせれめげ]$/;

/// <reference path="./tiny-segmenter.d.ts" />
import TinySegmenter from 'tiny-segmenter';
import type { LanguageModel } from '../language-model.ts';
import { spellings } from './spellings.ts';

/** The segmenter cuts 税理士費用 after 税理, and is often wrong about words of three characters and more. */
const longKanji = /^\p{Script=Han}{3,}$/u;
const kanji = /^\p{Script=Han}/u;
/**
 * The segmenter leaves スマホケース in one piece. The rest must be long enough for a word: ドライ is not in
 * ドライブ.
 */
const longKatakana = /^[ァ-ヺー]{3,}$/;
const katakanaWord = /^(?![ァィゥェォッャュョー])[ァ-ヺ][ァ-ヺー]{2}/;
/** 安く買う, which the segmenter leaves in one piece. */
const adverb = /^\p{Script=Han}し?く$/u;
/** Suffixes of names of places and things in one piece: 渋谷駅, 整体院, 子供用. */
const suffixes = new Set('駅市区県町村郡島港店館園院塾産風用別版型費代料法内近周線発着行');

let segmenter: TinySegmenter | undefined;

const weakWords = `
場合 方法 理由 記事 関連記事 関連 今日 明日 昨日 毎日 毎朝 時間 時
人 方 者 物 事 自分 筆者 最初 最後 一番 十分 全部 半分 以上 以下
以内 程度 前 後 中 今回 次 上 下 左右 紹介 確認 利用 使用 必要 可能
大切 簡単 検索 登録 続き メニュー ホーム ページ サイト クリック
コメント シェア 案内 予定 月末 翌週 曜日 日曜日 月曜 火曜 水曜 木曜
金曜 土曜 土曜日 平日 週末 差 感 的 様 当館 当店 弊社 皆様 点 問題
質問 種類 それぞれ ここ これ それ
`;

export const model: LanguageModel = {
	weakWords,
	spellings,
	endsBefore: (word, rest) => {
		if (adverb.test(word)) return kanji.test(rest);
		if (longKatakana.test(word)) return katakanaWord.test(rest);
		return longKanji.test(word) ? kanji.test(rest) : word.length > 1 && suffixes.has(rest[0]!);
	},
	segment: segments,
};

/** Every keyphrase looks at the same runs of text. */
const known = new Map<string, readonly string[]>();
const mostKnown = 1000;

function segments(text: string): readonly string[] {
	const found = known.get(text);
	if (found) return found;
	segmenter ??= createSegmenter();
	const made = segmenter.segment(text);
	if (known.size === mostKnown) known.clear();
	known.set(text, made);
	return made;
}

/**
 * TinySegmenter checks up to six patterns for the type of each character; a cache makes it twice as
 * fast.
 */
function createSegmenter(): TinySegmenter {
	const created = new TinySegmenter();
	const types = new Map<string, string>();
	created.ctype_ = (character) => {
		const known = types.get(character);
		if (known) return known;
		const type = TinySegmenter.prototype.ctype_.call(created, character);
		types.set(character, type);
		return type;
	};
	return created;
}

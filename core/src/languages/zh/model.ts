import type { BoundaryAt } from '../../text/words/word-boundaries.ts';
import {
	type BoundaryScore,
	createBoundaryScore,
	cutAtBoundaries,
} from '../budoux/boundary-score.ts';
import { edgeScores } from '../budoux/edge-scores.ts';
import { zhHans } from '../budoux/zh-hans.generated.ts';
import { zhHant } from '../budoux/zh-hant.generated.ts';
import type { LanguageModel } from '../language-model.ts';
import { spellings } from './spellings.ts';

/** A score only this little below zero is still an edge if the piece itself holds together better. */
const nearlyAnEdge = -600;
/**
 * 上海 in 上海市: the next character may belong to the word, unless the model is sure that the cut is
 * wrong.
 */
const noEnd = -2500;
/** 国人 in 中国人: the model cuts the piece and joins its part to the neighboring characters. */
const noEdge = -1500;
const certainCut = 1000;

const weakWords = `
一 二 三 个 一个 这个 那个 这些 那些 我们 你们 他们 它们 自己 大家
什么 怎么 怎样 如何 为什么 可以 可能 应该 必须 需要 没有 不是 就是
还是 但是 因为 所以 如果 而且 或者 以及 以后 以前 之后 之前 时候
时间 今天 明天 昨天 现在 每天 每次 第一次 第一 第二 最后 最好 很多
一些 有些 有的 一点 一样 一种 一般 大部分 其中 其实 同样 非常 比较
更加 自动 进行 使用 开始 完成 方法 问题 文章 相关 阅读 全文 首页
菜单 搜索 分享 打印 订阅 登录 注册 评论 网站 页面 点击 查看 更多
关于 联系 朋友 东西 地方 元 年 月 日 小时 分钟 几个 区别 有什么 表示
介绍 要求
`;

export const model: LanguageModel = {
	weakWords,
	spellings,
	cut: (text) => cutAtBoundaries(text, scoreFor(text)),
	holdsWords,
};

/** A character alone has nothing that holds it together; 高中 in 最高中奖 falls apart more easily than its edges. */
function holdsWords(text: string, start: number, end: number, byScript: BoundaryAt) {
	const { before, after, within } = edgeScores(text, start, end, byScript, scoreFor(text));
	const weaker = Math.min(before, after);
	if (weaker < noEdge && within > certainCut) return false;
	if (end - start === 1) return weaker > 0 ? true : null;
	if (end - start === 2 && within > Math.max(before, after)) return null;
	if (weaker > 0 || (weaker > nearlyAnEdge && weaker > within)) return true;
	return before > 0 && within < 0 && after > noEnd ? true : null;
}

let simplified: BoundaryScore | undefined;
let traditional: BoundaryScore | undefined;
let last: { readonly text: string; readonly score: BoundaryScore } | undefined;

/** The same block is looked up again and again. */
function scoreFor(text: string): BoundaryScore {
	if (last?.text !== text) last = { text, score: isTraditional(text) ? hant() : hans() };
	return last.score;
}

const hans = () => (simplified ??= createBoundaryScore(zhHans));
const hant = () => (traditional ??= createBoundaryScore(zhHant));

/** The first character that only one of the two models knows decides. */
function isTraditional(text: string): boolean {
	for (const character of text) {
		const isInHant = hasWeight(zhHant, character);
		if (isInHant !== hasWeight(zhHans, character)) return isInHant;
	}
	return false;
}

function hasWeight(model: typeof zhHans, character: string): boolean {
	return ['UW3', 'UW4'].some((group) => Object.hasOwn(model[group] ?? {}, character));
}

import { escapedPattern } from '../../text/words/escaped-pattern.ts';
import { variants } from '../unihan/variants.generated.ts';

/** Shapes of one character, and pairs that Unihan lacks. */
const shapes =
	'裡裏 群羣 台臺 為爲 麵麪 峰峯 床牀 啟啓 線綫 衛衞 眾衆 鄰隣 痴癡 著着 吃喫 嘆歎 秘祕 註注 豔艷 游遊 周週 采採 志誌 滷鹵 兇凶 碗盌 杯盃 跡蹟 戶户';

let others: ReadonlyMap<string, string> | undefined;

/** A pattern for a piece of text in simplified and traditional characters. */
export function spellings(term: string): string | undefined {
	others ??= collect();
	let hasOthers = false;
	const pattern = Array.from(term, (character) => {
		const known = others!.get(character);
		if (known === undefined) return escapedPattern(character);
		hasOthers = true;
		return `[${character}${known}]`;
	});
	return hasOthers ? pattern.join('') : undefined;
}

/** 发 has 發 and 髮, but these are different words: each has only 发. */
function collect(): ReadonlyMap<string, string> {
	const collected = new Map<string, string>();
	const add = (one: string, other: string) =>
		collected.set(one, (collected.get(one) ?? '') + other);
	for (const [simplified = '', ...traditional] of variants.split(' ').map((group) => [...group])) {
		for (const one of traditional) {
			add(simplified, one);
			add(one, simplified);
		}
	}
	for (const [one = '', other = ''] of shapes.split(' ').map((pair) => [...pair])) {
		const [ofOne = '', ofOther = ''] = [collected.get(one), collected.get(other)];
		add(one, other + ofOther);
		add(other, one + ofOne);
	}
	return collected;
}

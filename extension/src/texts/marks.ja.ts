import type { MarksTexts } from './marks.en.ts';

export const marksJa: MarksTexts = {
	showAll: 'この一覧をページ上に表示',
};

/** Texts about marks on the page. */
export const marksEn = {
	showAll: 'Show these on the page',
};

export type MarksTexts = typeof marksEn;

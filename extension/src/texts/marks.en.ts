/** Texts about marks on the page. */
export const marksEn = {
	why: 'Marks stay until you switch them off; Escape removes all. Click the label of a mark to see its row here.',
	show: {
		headings: 'Mark headings',
		links: 'Mark links',
		images: 'Mark images with their alt texts',
		landmarks: 'Mark landmarks',
		languages: 'Mark languages',
	},
	legend: 'Colors of the marks',
	regions: 'Landmarks and languages',
	kinds: {
		heading: 'heading',
		empty_heading: 'empty heading',
		internal: 'internal',
		external: 'external',
		nofollow: 'nofollow',
		sponsored: 'sponsored',
		ugc: 'ugc',
		other: 'other',
		broken: 'broken',
		alt: 'with alt text',
		decoration: 'decoration',
		no_alt: 'no alt attribute',
		landmark: 'landmark',
		language: 'language',
	},
};

export type MarksTexts = typeof marksEn;

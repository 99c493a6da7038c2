import type { PageGlance } from '@plumbline/core';

const MAX_ITEMS = 50;
const MAX_LENGTH = 500;

/** A glance as it is stored: a page may have thousands of main headings. */
export const keptGlance = (glance: PageGlance): PageGlance =>
	JSON.parse(JSON.stringify(glance), (_name, value) =>
		typeof value === 'string' || Array.isArray(value)
			? value.slice(0, Array.isArray(value) ? MAX_ITEMS : MAX_LENGTH)
			: value,
	);

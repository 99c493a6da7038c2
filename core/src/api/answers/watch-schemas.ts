import { listFaults } from '../endpoints/list-faults.ts';
import { named, objectIn } from './named-schema.ts';

const { shape: answer } = listFaults.output;
const fault = objectIn(answer.faults);

export const watchSchemas = [
	named('Faults', listFaults.output, 'The faults that the watches of a site know.', {
		watch_count: ['The number of watches that are not paused.', 1],
		looked_at: [
			'The end of the last complete look, in UTC; null before the first.',
			'2026-11-03T08:00:00Z',
		],
		faults: 'The faults that were reported and are still there, each kind once.',
		worthwhile: 'The pages with the most clicks to gain, as in the weekly digest.',
	}),
	named('OpenFault', fault, 'A fault of any number of pages.', {
		fault: ['The kind, such as noindex, title or error_status.', 'title'],
		text: ['The fault in one line, in the requested language.', '2 pages have no title'],
		count: ['The number of pages.', 2],
		pages: 'The first ten of them.',
	}),
	named('FaultyPage', objectIn(fault.shape.pages), 'A page with a fault.', {
		url: [
			'The page; null for a keyword, which the detail names.',
			'https://bakery.example/rye-bread',
		],
		detail: [
			'The status, the URL it leads to, or what a rule found; empty where there is nothing to add.',
			'The page has no title.',
		],
	}),
	named('WorthwhilePages', answer.worthwhile, 'Up to five pages that are worth half an hour.', {
		text: [
			'One line, in the requested language; empty without pages.',
			'1 page is worth half an hour',
		],
		pages: 'The pages, those with the most clicks to gain first.',
	}),
	named('WorthwhilePage', objectIn(answer.worthwhile.shape.pages), 'A page worth half an hour.', {
		url: ['The page.', 'https://bakery.example/rye-bread'],
		reason: [
			'Why, in one sentence in the requested language.',
			'“rye bread” is on place 11, one step from page one.',
		],
	}),
];

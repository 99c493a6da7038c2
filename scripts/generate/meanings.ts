import type { NeedName, Rule } from '@plumbline/core';

export const classMeanings: Readonly<Record<Rule['class'], string>> = {
	engine: 'a search engine’s own page, or a specification that it names, says so',
	convention: 'good practice that no search engine asks for',
	accessibility: 'it helps people with disabilities or assistive technology',
	information: 'it helps you decide',
};

export const severityMeanings: Readonly<Record<Rule['severity'], string>> = {
	blocker: 'keeps the page out of search',
	error: 'must be fixed',
	warning: 'worth fixing',
	note: 'a hint: it counts for nothing, whatever there is to gain',
};

export const audienceMeanings: Readonly<Record<Rule['audience'], string>> = {
	writer: 'people who write the page',
	seo: 'people responsible for search',
	developer: 'people who build the site',
	owner: 'people who decide about the site',
};

export const riskMeanings: Readonly<Record<Rule['risk'], string>> = {
	low: 'the change can hardly do any harm',
	moderate: 'the change may affect how the page ranks; check it afterwards',
	high: 'the change can put the page out of search or back in; be sure before you make it',
};

export const difficultyMeanings: Readonly<Record<Rule['difficulty'], string>> = {
	easy: 'minutes, in the text or a field',
	average: 'some work, or a person who knows the template',
	hard: 'a project of its own',
};

export const needMeanings: Readonly<Record<NeedName, string>> = {
	keyword: 'a keyword',
	site: 'other pages and files of the site',
	url: 'the URL of the page',
	response: 'status and headers of the response',
	robots_txt: 'the robots.txt of the site',
	served_html: 'the HTML as the server sent it, besides the page as scripts changed it',
	layout: 'a page that a browser has laid out',
	visit: 'a visit in a browser',
};

export const groupTitles: Readonly<Record<Rule['group'], string>> = {
	title: 'Title',
	description: 'Description',
	headings: 'Headings',
	content: 'Content and keyword',
	links: 'Links',
	images: 'Images',
	indexability: 'Indexing',
	international: 'Languages and countries',
	structured_data: 'Structured data',
	page: 'The page as a whole',
};

import { isOneTypoFrom } from '../text/folding/one-typo.ts';
import { productToken } from './parse-robots.ts';
import { isKnownSpelling, type RobotsField, robotsField } from './robots-field.ts';
import { type RobotsLine, robotsLine, type WrittenLine, writtenLines } from './robots-lines.ts';

export interface RobotsFault {
	/**
	 * `html`, `json`: the file is a web page or data. `large`: it continues past the point where
	 * crawlers stop reading. `shapeless`: not a name, a colon and a value. `invisible`: a space that
	 * is not ASCII is part of the name or the value. `end`: something follows the sign for the end.
	 */
	readonly kind:
		| 'html'
		| 'json'
		| 'large'
		| 'shapeless'
		| 'invisible'
		| 'orphan'
		| 'path'
		| 'end'
		| 'misspelt'
		| 'sitemap'
		| 'noindex';
	/** Counted from 1; 0 for the whole file. */
	readonly line: number;
	/** The faulty text; empty for the whole file. */
	readonly written: string;
	/** The likely intention; empty if it is unclear. */
	readonly meant: string;
}

const mostBytes = 500 * 1024;

/**
 * Parts of a robots.txt that crawlers cannot use. Lines that only some of them support are not
 * faults.
 */
export function robotsFaults(text: string): readonly RobotsFault[] {
	if (/^\uFEFF?\s*<[!?a-z]/i.test(text)) return [ofFile('html')];
	if (/^\uFEFF?\s*(?:"|[{[]\s*["{}[\]\d-])/.test(text)) return [ofFile('json')];
	let hasAgent = false;
	const faults = writtenLines(text).flatMap((written) => {
		const line = robotsLine(written);
		if (line === null) return faultOfShape(written);
		hasAgent ||= robotsField(visible(line.key)) === 'agent';
		return faultOf(line, robotsField(line.key), hasAgent) ?? faultOfShape(written);
	});
	return isLarge(text) ? [ofFile('large'), ...faults] : faults;
}

const ofFile = (kind: 'html' | 'json' | 'large'): RobotsFault => ({
	kind,
	line: 0,
	written: '',
	meant: '',
});

/** Only Google accepts a line without a colon. */
function faultOfShape({ content, number }: WrittenLine): readonly RobotsFault[] {
	if (content.indexOf(':') > 0) return [];
	return [{ kind: 'shapeless', line: number, written: content, meant: '' }];
}

function isLarge(text: string): boolean {
	if (text.length * 3 < mostBytes) return false;
	return text.length >= mostBytes || new TextEncoder().encode(text).length >= mostBytes;
}

function faultOf(line: RobotsLine, field: RobotsField, hasAgent: boolean): RobotsFault | null {
	const { key, number, value } = line;
	const fault = (kind: RobotsFault['kind'], written: string, meant = ''): RobotsFault => ({
		kind,
		line: number,
		written,
		meant,
	});
	if (isSpoiled(line)) return fault('invisible', `${visible(key)}: ${visible(value)}`);
	// Only Google accepts any name with the right beginning.
	if (field === 'other' || !isKnownSpelling(key)) return faultOfOther(line, fault);
	if (field === 'agent' || value === '') return null;
	if (!hasAgent) return fault('orphan', `${key}: ${value}`);
	if (!/^[/*$]/.test(value)) return fault('path', value);
	return /\$[^$]/.test(value) ? fault('end', value) : null;
}

/** Crawlers would understand the line without its invisible characters. */
function isSpoiled({ key, value }: RobotsLine): boolean {
	if (!isKnownName(visible(key))) return false;
	if (key !== visible(key)) return true;
	// Nothing after the name of a crawler matters.
	if (robotsField(key) === 'agent') return productToken(value) !== productToken(visible(value));
	return value !== visible(value);
}

const isKnownName = (key: string) => isKnownSpelling(key) || names.includes(key);

/** `trim` also removes spaces that crawlers keep. */
const visible = (text: string) => text.replace(/^[\s\u200b-\u200f\u2060]+/, '').trim();

type Fault = (kind: RobotsFault['kind'], written: string, meant?: string) => RobotsFault;

function faultOfOther({ key, value }: RobotsLine, fault: Fault): RobotsFault | null {
	if (key === 'noindex') return fault('noindex', `${key}: ${value}`);
	// Google reads a sitemap with a hyphen as well.
	if (key === 'sitemap' || key === 'site-map') {
		return /^https?:\/\//i.test(value) ? null : fault('sitemap', value);
	}
	const meant = names.find((name) => isOneTypoFrom(key, name));
	return meant === undefined ? null : fault('misspelt', key, meant);
}

const names = ['user-agent', 'disallow', 'allow', 'sitemap'];

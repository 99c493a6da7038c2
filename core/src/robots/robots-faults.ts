import { isOneSlipFrom } from '../text/folding/one-slip.ts';
import { isKnownSpelling, type RobotsField, robotsField } from './robots-field.ts';
import { type RobotsLine, robotsLines } from './robots-lines.ts';

export interface RobotsFault {
	/**
	 * `html`: the file is a web page. `large`: it continues past the point where crawlers stop
	 * reading.
	 */
	readonly kind: 'html' | 'large' | 'orphan' | 'path' | 'misspelt' | 'sitemap' | 'noindex';
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
	if (/^\uFEFF?\s*<(?:!doctype|html|head|body|!--|\?xml)/i.test(text)) return [ofFile('html')];
	let hasAgent = false;
	const faults = robotsLines(text).flatMap((line) => {
		const field = robotsField(line.key);
		hasAgent ||= field === 'agent';
		return faultOf(line, field, hasAgent) ?? [];
	});
	return isLarge(text) ? [ofFile('large'), ...faults] : faults;
}

const ofFile = (kind: 'html' | 'large'): RobotsFault => ({ kind, line: 0, written: '', meant: '' });

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
	// Only Google accepts any name with the right beginning.
	if (field === 'other' || !isKnownSpelling(key)) return faultOfOther(line, fault);
	if (field === 'agent' || value === '') return null;
	if (!hasAgent) return fault('orphan', `${key}: ${value}`);
	return /^[/*$]/.test(value) ? null : fault('path', value);
}

type Fault = (kind: RobotsFault['kind'], written: string, meant?: string) => RobotsFault;

function faultOfOther({ key, value }: RobotsLine, fault: Fault): RobotsFault | null {
	if (key === 'noindex') return fault('noindex', `${key}: ${value}`);
	// Google reads a sitemap with a hyphen as well.
	if (key === 'sitemap' || key === 'site-map') {
		return /^https?:\/\//i.test(value) ? null : fault('sitemap', value);
	}
	const meant = names.find((name) => isOneSlipFrom(key, name));
	return meant === undefined ? null : fault('misspelt', key, meant);
}

const names = ['user-agent', 'disallow', 'allow', 'sitemap'];

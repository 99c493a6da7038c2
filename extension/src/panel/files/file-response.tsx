import { StateMark } from '@plumbline/ui';
import { useLanguage } from '../../language/language.ts';
import { textsFor as fileTextsFor } from '../../texts/files/texts.generated.ts';
import { fileSize } from '../controls/file-size.ts';
import type { OpenFile } from './read-file.ts';

interface FileResponseProps {
	readonly file: OpenFile | null;
	readonly contentType: string;
	/** Search engines may show files of this kind in results. */
	readonly isResult: boolean;
}

/** The response of the file, which alone can keep it out of search, and its size. */
export function FileResponse({ contentType, file, isResult }: FileResponseProps) {
	const { locale, texts: all } = useLanguage();
	const texts = fileTextsFor(locale);
	const header = (name: string) => file?.headers?.find(([key]) => key === name)?.[1] ?? null;
	const robots = header('x-robots-tag');
	const rows = [
		[texts.type, contentType],
		[texts.status, file?.status ?? null],
		[texts.size, file?.bytes ? fileSize(file.bytes, locale) : null],
		[texts.modified, header('last-modified')],
		['X-Robots-Tag', file?.headers ? (robots ?? all.glance.none) : null],
		['Link', header('link')],
	] as const;
	return (
		<section>
			<h2>{texts.response}</h2>
			<dl class="file-facts">
				{rows.map(
					([name, value]) =>
						(value !== null || name === 'X-Robots-Tag') && (
							<div key={name}>
								<dt>{name}</dt>
								<dd dir="auto">
									{name === 'X-Robots-Tag' && isResult && (
										<StateMark state={stateOf(file?.headers ? robots : undefined)} />
									)}
									{value ?? all.glance.unknown}
								</dd>
							</div>
						),
				)}
			</dl>
			{isResult && <p class="quiet-text">{texts.robotsWhy}</p>}
		</section>
	);
}

/** `undefined`: the headers are unknown. */
function stateOf(robots: string | null | undefined) {
	if (robots === undefined) return 'unknown';
	return robots !== null && /\b(?:noindex|none)\b/i.test(robots) ? 'look' : 'right';
}

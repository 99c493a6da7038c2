import '../../styles/files.css';
import { describeSitemap, type SitemapDescription } from '@plumbline/core';
import { AnnouncingContext } from '@plumbline/ui';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { textsFor as fileTextsFor } from '../../texts/files/texts.generated.ts';
import { shownAddress } from '../controls/shown-address.ts';
import type { FileTab } from '../state/panel-state.ts';
import { fileKind } from './file-kind.ts';
import { FileResponse } from './file-response.tsx';
import { JsonFile } from './json-file.tsx';
import { type OpenFile, readFile } from './read-file.ts';
import { RobotsFile } from './robots-file.tsx';
import { SitemapFile } from './sitemap-file.tsx';

interface FileViewProps {
	readonly tab: FileTab;
	readonly tabId: number;
}

/** Something other than a web page: its kind, and how search engines treat it. */
export function FileView({ tab, tabId }: FileViewProps) {
	const { locale, texts: all } = useLanguage();
	const texts = fileTextsFor(locale);
	const announce = useContext(AnnouncingContext);
	const file = useFile(tab, tabId);
	const kind = file === 'reading' ? null : fileKind(tab.contentType, file?.url ?? '');
	const sitemap = useMemo(
		() =>
			kind === 'text' && file !== 'reading' && file?.text
				? describeSitemap(file.url, file.text, { locale, now: new Date() })
				: null,
		[kind, file, locale],
	);
	const name = texts.kinds[sitemap ? sitemap.kind : (kind ?? 'other')];
	useEffect(() => announce(file === 'reading' ? all.reading : name), [announce, file, name, all]);
	if (file === 'reading') return <p class="notice">{all.reading}</p>;
	return (
		<article class="file">
			<h2>{name}</h2>
			{file && (
				<p class="file-address" dir="ltr" title={file.url}>
					{shownAddress(file.url)}
				</p>
			)}
			<FileContent {...{ file, kind, sitemap }} />
			{file?.isCut && <p class="quiet-text">{texts.cut}</p>}
			<FileResponse
				file={file}
				contentType={tab.contentType}
				isResult={!sitemap && kind !== 'robots' && kind !== 'json'}
			/>
		</article>
	);
}

interface FileContentProps {
	readonly file: OpenFile | null;
	readonly kind: ReturnType<typeof fileKind>;
	readonly sitemap: SitemapDescription | null;
}

function FileContent({ file, kind, sitemap }: FileContentProps) {
	const texts = fileTextsFor(useLanguage().locale);
	if (!file) return <p>{texts.unread}</p>;
	if (sitemap) return <SitemapFile file={file} sitemap={sitemap} />;
	if (kind === 'robots' && file.text !== null)
		return <RobotsFile url={file.url} text={file.text} />;
	if (kind === 'json' && file.text !== null && !file.isCut) return <JsonFile text={file.text} />;
	const size = file.size && texts.pixels(file.size);
	return (
		<p>
			{size && `${size}. `}
			{texts.says[kind ?? 'other']}
		</p>
	);
}

/** The file of the tab; null if it could not be read. */
function useFile(tab: FileTab, tabId: number): OpenFile | null | 'reading' {
	const [read, setRead] = useState<{ readonly tab: FileTab; readonly file: OpenFile | null }>();
	useEffect(() => {
		let isWanted = true;
		const hasText = !/^(?:image|video|audio)\/|pdf/i.test(tab.contentType);
		void readFile(tabId, hasText).then((file) => {
			if (isWanted) setRead({ tab, file });
		});
		return () => {
			isWanted = false;
		};
	}, [tab, tabId]);
	return read?.tab === tab ? read.file : 'reading';
}

import { type NodeRef, toolLinks } from '@plumbline/core';
import { CopyButton } from '@plumbline/ui';
import { useLanguage } from '../../language/language.ts';
import { textsFor as dataTextsFor } from '../../texts/structured-data/texts.generated.ts';
import { PointButton } from '../findings/point-button.tsx';
import { usePage } from '../page-view.ts';
import { tidied } from './tidied.ts';

/** Copies one block of JSON-LD raw or tidied, shows it on the page, and opens the validator. */
export function BlockTools({ node }: { readonly node: NodeRef }) {
	const { locale, texts: all } = useLanguage();
	const texts = dataTextsFor(locale).block;
	const { facts, url } = usePage();
	const raw = facts.get('structuredData')?.find((block) => block.node === node)?.text;
	if (raw === undefined) return null;
	const isBroken = facts.get('jsonLdErrors')?.some((error) => error.node === node);
	const validator = toolLinks(url, null).find(({ name }) => name === 'schema_validator');
	return (
		<div class="block-tools">
			<CopyButton name={texts.raw} textOf={() => raw}>
				{texts.copyRaw}
			</CopyButton>
			{!isBroken && (
				<CopyButton name={texts.tidied} textOf={() => tidied(raw)}>
					{texts.copyTidied}
				</CopyButton>
			)}
			<PointButton node={node} class="plain">
				{all.showOnPage}
			</PointButton>
			{validator && (
				<a href={validator.url} target="_blank" rel="noreferrer">
					{texts.validator}
				</a>
			)}
		</div>
	);
}

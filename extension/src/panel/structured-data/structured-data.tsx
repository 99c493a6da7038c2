import '../../styles/properties.css';
import { describedItems } from '@plumbline/core';
import { CopyButton } from '@plumbline/ui';
import { useMemo, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { textsFor as dataTextsFor } from '../../texts/structured-data/texts.generated.ts';
import { FilterBar } from '../controls/filter-bar.tsx';
import { MoreButton } from '../controls/more-button.tsx';
import { useMore } from '../controls/use-more.ts';
import { PointButton } from '../findings/point-button.tsx';
import { useMessagesByNode } from '../messages-by-node.ts';
import { NodeMessages } from '../node-messages.tsx';
import { usePage } from '../page-view.ts';
import { BlockTools } from './block-tools.tsx';
import { ItemView } from './item-view.tsx';
import { PropertyTable } from './property-table.tsx';
import { tidied } from './tidied.ts';

const forms = ['tree', 'table'] as const;

/** The structured data of the page, and what Google requires of it. */
export function StructuredData() {
	const { locale, texts: all } = useLanguage();
	const texts = dataTextsFor(locale);
	const { facts } = usePage();
	const messages = useMessagesByNode();
	const items = useMemo(() => describedItems(facts), [facts]);
	const errors = facts.get('jsonLdErrors') ?? [];
	const blocks = facts.get('structuredData') ?? [];
	const [form, choose] = useState<(typeof forms)[number]>('tree');
	const { rest, showMore, shown } = useMore(items ?? [], '');
	if (!items) return <p class="quiet-text">{all.content.unknownHere}</p>;
	if (items.length + errors.length === 0) return <p class="quiet-text">{texts.none}</p>;
	return (
		<>
			{errors.length > 0 && (
				<section>
					<h2>{texts.unread}</h2>
					{errors.map(({ node }) => (
						<div key={node}>
							<PointButton node={node} class="node" dir="ltr">
								{'<script type="application/ld+json">'}
							</PointButton>
							<NodeMessages node={node} messages={messages} />
							<BlockTools node={node} />
						</div>
					))}
				</section>
			)}
			<section>
				<div class="section-head">
					<h2>{texts.items({ count: items.length })}</h2>
					<FilterBar
						label={texts.form}
						options={forms.map((value) => ({ value, name: texts.forms[value] }))}
						chosen={form}
						onChoose={choose}
					/>
					{blocks.length > 0 && (
						<CopyButton
							name={texts.block.all}
							textOf={() => blocks.map(({ text }) => tidied(text)).join('\n')}
						>
							{texts.block.copyAll}
						</CopyButton>
					)}
				</div>
				{form === 'table' ? (
					<PropertyTable items={items} />
				) : (
					<>
						{shown.map((item, index) => (
							<ItemView key={index} item={item} isOpen={index === 0} isTopLevel />
						))}
						<MoreButton rest={rest} onClick={showMore} />
					</>
				)}
			</section>
		</>
	);
}

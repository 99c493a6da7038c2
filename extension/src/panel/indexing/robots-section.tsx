import type { IndexingOverview, RobotsDirective } from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';
import { PointButton } from '../findings/point-button.tsx';

interface RobotsSectionProps {
	readonly overview: IndexingOverview;
}

/** The robots meta tags and headers, word for word. */
export function RobotsSection({ overview }: RobotsSectionProps) {
	const { texts: all } = useLanguage();
	const texts = all.search.indexing;
	const { areHeadersKnown, directives } = overview;
	return (
		<section data-part="robots">
			<h2>{texts.robots}</h2>
			{directives === null && <p class="quiet-text">{all.content.unknownHere}</p>}
			{directives?.length === 0 && <p>{areHeadersKnown ? texts.noRules : texts.noRulesOnPage}</p>}
			{directives?.map((directive, index) => (
				<DirectiveRow key={index} directive={directive} />
			))}
			{!areHeadersKnown && <p class="quiet-text">{texts.headersUnknown}</p>}
		</section>
	);
}

function DirectiveRow({ directive }: { readonly directive: RobotsDirective }) {
	const texts = useLanguage().texts.search.indexing;
	const { crawler, name, node, source, value } = directive;
	const line = (
		<>
			<bdi>{value === null ? name : `${name}: ${value}`}</bdi>{' '}
			<small>
				{crawler === 'robots' ? texts.everybody : crawler} · {texts[source]}
			</small>
		</>
	);
	return node === null ? <p>{line}</p> : <PointButton node={node}>{line}</PointButton>;
}

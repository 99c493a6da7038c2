import '../../styles/keywords.css';
import { useFormats } from '@plumbline/ui';
import { useRef, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type {
	AddedKeyword,
	AdditionAnswer,
	ServerFailure,
} from '../../messaging/server-protocol.ts';
import type { Texts as ServerTexts } from '../../texts/server/texts.generated.ts';
import { askServer } from '../server/ask-server.ts';
import { FailureNotice } from '../server/failure-notice.tsx';
import { useServerAnswer } from '../server/use-server-answer.ts';
import { useServerTexts } from '../server/use-server-texts.ts';

interface SuggestionsProps {
	readonly origin: string;
	readonly site: string;
	/** At least one. */
	readonly keywords: readonly string[];
}

interface Outcome {
	readonly keyword: string;
	readonly result: AddedKeyword['status'] | ServerFailure | null;
}

/** Keywords of the page that could be tracked: their cost, and a button for each. */
export function Suggestions({ origin, site, keywords }: SuggestionsProps) {
	const texts = useServerTexts();
	const { answer, askAgain } = useServerAnswer(
		'addKeywords',
		{ site, keywords, idempotencyKey: null },
		origin,
	);
	const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
	const [outcome, setOutcome] = useState<Outcome | null>(null);
	const sendOnce = useRef(new Map<string, string>());
	if (answer === null) return null;
	if ('failure' in answer) {
		return <FailureNotice failure={answer.failure} origin={origin} onAgain={askAgain} />;
	}
	const offered = answer.output.keywords.filter(({ status }) => status !== 'exists');
	if (offered.length === 0) return null;

	/** A retry uses the same idempotency key, so the keyword is added once. */
	async function add(keyword: string) {
		const idempotencyKey = sendOnce.current.get(keyword) ?? crypto.randomUUID();
		sendOnce.current.set(keyword, idempotencyKey);
		setOutcome({ keyword, result: null });
		const heard = await askServer('addKeywords', { site, keywords: [keyword], idempotencyKey });
		if ('failure' in heard) return setOutcome({ keyword, result: heard.failure });
		setAdded((before) => new Set([...before, keyword]));
		setOutcome({ keyword, result: heard.output.keywords[0]?.status ?? 'exists' });
	}

	return (
		<section>
			<h2>{texts.suggestions}</h2>
			<CostLine cost={answer.output.cost} count={offered.length} />
			<div class="suggestions">
				{offered.map(({ keyword }) => (
					<button
						key={keyword}
						type="button"
						class="suggestion"
						aria-label={texts.add({ keyword })}
						disabled={added.has(keyword) || isUnderWay(outcome)}
						onClick={() => void add(keyword)}
					>
						<span aria-hidden="true">{added.has(keyword) ? '✓' : '+'}</span>{' '}
						<span dir="auto">{keyword}</span>
					</button>
				))}
			</div>
			<p role="status" class="quiet-text" dir="auto">
				{sentenceOf(outcome, texts)}
			</p>
			{outcome?.result && typeof outcome.result === 'object' && (
				<FailureNotice
					failure={outcome.result}
					origin={origin}
					onAgain={() => void add(outcome.keyword)}
				/>
			)}
		</section>
	);
}

const isUnderWay = (outcome: Outcome | null) => outcome !== null && outcome.result === null;

function sentenceOf(outcome: Outcome | null, texts: ServerTexts): string {
	if (outcome === null || (outcome.result && typeof outcome.result === 'object')) return '';
	const { keyword, result } = outcome;
	if (result === null) return texts.adding({ keyword });
	return result === 'exists' ? texts.existed({ keyword }) : texts.added({ keyword });
}

interface CostLineProps {
	/** Total cost of all keywords. */
	readonly cost: AdditionAnswer['cost'];
	readonly count: number;
}

/** The cost of tracking one more keyword. */
function CostLine({ cost, count }: CostLineProps) {
	const { locale } = useLanguage();
	const { upToTenths } = useFormats();
	const texts = useServerTexts();
	if (cost.requests === 0) return <p class="quiet-text">{texts.costsNothing}</p>;
	const usd = new Intl.NumberFormat(locale, {
		style: 'currency',
		currency: 'USD',
		maximumFractionDigits: 4,
	});
	return (
		<p class="quiet-text">
			{texts.costs({
				requests: upToTenths(cost.requests / count),
				usd: usd.format(cost.usd / count),
			})}
		</p>
	);
}

import type { OpportunityKind } from '@plumbline/core/api';
import type { FoundOpportunity, NotLooked } from './found-opportunity.ts';

type InWords = (found: FoundOpportunity) => {
	readonly reason: string;
	readonly what_to_do: string;
};

export interface OpportunityTexts {
	readonly kinds: Readonly<Record<OpportunityKind, InWords>>;
	readonly notLooked: Readonly<Record<NotLooked, string>>;
}

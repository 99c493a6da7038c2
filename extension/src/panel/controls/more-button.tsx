import { useLanguage } from '../../language/language.ts';

interface MoreButtonProps {
	readonly rest: number;
	readonly onClick: () => void;
}

export function MoreButton({ rest, onClick }: MoreButtonProps) {
	const { texts } = useLanguage();
	if (rest === 0) return null;
	return (
		<button type="button" class="more" onClick={onClick}>
			{texts.showMore({ count: Math.min(rest, 500) })}
		</button>
	);
}

/** A plumb line, the symbol of Plumbline. */
export const icon = (
	<svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true" focusable="false">
		<path d="M12 3v10" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
		<path d="M12 21.5 7.8 14h8.4z" fill="currentColor" />
	</svg>
);

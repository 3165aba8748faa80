/** Ranked, unless it is said that it is not. */
export const TypeBadge = ({ isRanked }: { isRanked: boolean | undefined }) =>
  isRanked === false ? <span className="badge plain">Unranked</span> : <span className="badge">Ranked</span>

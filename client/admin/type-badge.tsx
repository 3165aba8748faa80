import badges from '../ui/badges.module.css'
/** Ranked, unless it is said that it is not. */
export const TypeBadge = ({ isRanked }: { isRanked: boolean | undefined }) =>
  isRanked === false ? <span className={badges.plain}>Unranked</span> : <span className={badges.badge}>Ranked</span>

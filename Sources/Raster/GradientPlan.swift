/// A gradient made ready for painting.
@safe
struct GradientPlan {
}
